import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'

const site = siteInChromium()

describe('header', () => {
  test('once scrolled it is sticky with the smaller logo, at the top as before, and nothing shifts', async () => {
    const page = await site.open()
    await page.addInitScript(recordShifts)
    await page.goto('/en/terms')
    const header = page.getByRole('banner')
    const state = () =>
      header.evaluate((element) => {
        const [logo, fixed] = element.querySelectorAll('a:first-child > span')
        const isShown = (one: Element | undefined) => one!.getBoundingClientRect().height > 0
        return {
          position: getComputedStyle(element).position,
          logo: isShown(logo),
          smallLogo: isShown(fixed),
        }
      })
    const normal = { position: 'absolute', logo: true, smallLogo: false }
    expect(await state()).toEqual(normal)
    await page.evaluate(() => scrollTo(0, 1))
    await expect.poll(state).toEqual({ position: 'fixed', logo: false, smallLogo: true })
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(state).toEqual(normal)
    expect(await shiftsOf(page)).toEqual([])
  })

  // German and the other four have the narrow cut.
  test.each(['en', 'de'])(
    'that is loaded in pieces, its font last, does not shift: %s',
    async (lang) => {
      const proxy = await startSlowProxy(site.server().url)
      const page = await site.open({ baseURL: proxy.url })
      site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
      await page.addInitScript(recordShifts)
      await page.goto(`/${lang}/terms`)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(proxy.pieces()).toBe(8)
      // A paragraph below may lose a line when its font comes.
      const shifts = (await shiftsOf(page)).map((entry) => JSON.parse(entry) as LayoutShift)
      const header = await page.getByRole('banner').evaluate((one) => one.clientHeight)
      expect(
        shifts.filter(({ sources }) => sources.some((one) => one.previousRect.y < header)),
      ).toEqual([])
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01)
      proxy.stop()
    },
  )

  test('loaded in the middle of a page it is sticky at once', async () => {
    const page = await site.open()
    await page.goto('/en#results')
    await expect
      .poll(() => page.getByRole('banner').evaluate((one) => getComputedStyle(one).position))
      .toBe('fixed')
  })
})

interface LayoutShift {
  value: number
  sources: { previousRect: { y: number } }[]
}

/** Of each shift how much, and what has moved from where to where. */
function recordShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
  }
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'shifts') as string[])

/** The site at another address, from where the header comes in pieces and the font after all else. */
async function startSlowProxy(origin: string) {
  let pieces = 0
  const server = createServer((request, response) => {
    void fetch(origin + request.url).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? ''
      if (type.startsWith('font/')) await sleep(2_500)
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await answer.arrayBuffer()))
      const html = await answer.text()
      const [start, end] = [html.indexOf('<header'), html.indexOf('</header>')]
      response.write(html.slice(0, start))
      for (const length = (end - start) / 8; pieces < 8; pieces += 1) {
        response.write(html.slice(start + pieces * length, start + (pieces + 1) * length))
        await sleep(200)
      }
      return response.end(html.slice(end))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pieces: () => pieces,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

describe('loading image', () => {
  test('covers the page until the window has loaded and is removed then', async () => {
    const page = await site.open()
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/en/terms', { waitUntil: 'commit' })
    const image = page.locator('[data-loading]')
    await image.waitFor({ state: 'visible' })
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete')
    letGo()
    await image.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.readyState)).toBe('complete')
  })

  test('never appears without JavaScript', async () => {
    const page = await site.open({ javaScriptEnabled: false })
    await page.goto('/en')
    await sleep(300)
    await expect.poll(() => page.locator('[data-loading]').isVisible()).toBe(false)
  })
})

describe('notifications', () => {
  const { newsletter, forms, messages } = words.en

  /** A page whose clock stands still, ready to subscribe to the newsletter. */
  async function stillPage(options: BrowserContextOptions = {}) {
    const page = await site.open(options)
    await page.clock.install({ time: '2026-11-20T12:00:00Z' })
    await page.goto('/en/terms')
    await page.clock.pauseAt('2026-11-20T13:00:00Z')
    const section = page.getByRole('region', { name: newsletter.title })
    await section.getByLabel(forms.email, { exact: true }).fill('ada@example.com')
    return { page, subscribe: () => section.getByRole('button').click() }
  }

  test('a success is green, bottom right, and fades for 500 ms when it is dismissed', async () => {
    const { page, subscribe } = await stillPage({ reducedMotion: 'no-preference' })
    await subscribe()
    const notification = page
      .locator('[data-notifications=success] > *')
      .filter({ hasText: messages.newsletterSuccess })
    const look = await notification.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect()
      const { backgroundColor } = getComputedStyle(element)
      return { backgroundColor, corner: [innerWidth - right < 48, innerHeight - bottom < 48] }
    })
    expect(look).toEqual({ backgroundColor: 'rgb(27, 127, 71)', corner: [true, true] })
    await notification.getByRole('button', { name: words.en.frame.close }).click()
    const fade = () => notification.evaluate((one) => getComputedStyle(one).transitionDuration)
    expect(await fade()).toBe('0.5s')
    await page.clock.runFor(499)
    await expect.poll(() => notification.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => notification.count()).toBe(0)
  })

  test('each closes 3 s after it has appeared, whatever else is shown, and fades out for 500 ms', async () => {
    const { page, subscribe } = await stillPage()
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    const notifications = page.locator('[data-notifications=error] > *')
    const closing = () =>
      notifications.evaluateAll((all) => all.map((one) => one.hasAttribute('data-closing')))
    const raise = async (count: number) => {
      await subscribe()
      await expect.poll(() => notifications.count()).toBe(count)
    }
    await raise(1)
    await page.clock.runFor(1_700)
    await raise(2)
    await page.clock.runFor(1_299)
    expect(await closing()).toEqual([false, false])
    await page.clock.runFor(1)
    expect(await closing()).toEqual([true, false])
    await page.clock.runFor(499)
    expect(await closing()).toEqual([true, false])
    await page.clock.runFor(1)
    expect(await closing()).toEqual([false])
    await page.clock.runFor(1_199)
    expect(await closing()).toEqual([false])
    await page.clock.runFor(1)
    expect(await closing()).toEqual([true])
  })

  test('an error is red, an alert, and also stays at the form', async () => {
    const page = await site.open()
    await page.route('**/api/newsletter/subscribe', (route) => route.abort())
    await page.goto('/en/terms')
    const section = page.getByRole('region', { name: newsletter.title })
    await section.getByLabel(forms.email, { exact: true }).fill('ada@example.com')
    await section.getByRole('button').click()
    const alert = page.getByRole('alert').filter({ hasText: messages.error })
    await alert.waitFor()
    const colour = alert.locator('> *').evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await colour).toBe('rgb(200, 40, 30)')
    await expect.poll(() => section.getByText(messages.error).isVisible()).toBe(true)
  })
})

describe('animated floor', () => {
  const floor = floorLabels('en')
  const movers = (page: Page) => page.locator('[data-live=movers]').first().innerHTML()

  test('moves, and stands still while it is paused', async () => {
    const page = await site.open({ reducedMotion: 'no-preference' })
    await page.goto('/en')
    const first = await movers(page)
    await expect.poll(() => movers(page)).not.toBe(first)
    await page.getByRole('button', { name: floor.pause, exact: true }).click()
    const paused = await movers(page)
    await sleep(500)
    expect(await movers(page)).toBe(paused)
    await page.getByRole('button', { name: floor.play, exact: true }).click()
    await expect.poll(() => movers(page)).not.toBe(paused)
  })

  test('is a still picture with reduced motion, and without JavaScript', async () => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      const page = await site.open(options)
      await page.goto('/en')
      const still = await movers(page)
      await sleep(500)
      expect(await movers(page)).toBe(still)
      await expect
        .poll(() => page.getByRole('button', { name: floor.pause }).isVisible())
        .toBe(false)
    }
  })
})
