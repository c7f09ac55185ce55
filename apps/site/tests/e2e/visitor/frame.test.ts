import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

describe('header', () => {
  test('once scrolled it is sticky with the smaller logo, at the top as before, and nothing shifts; loaded in the middle of a page it is sticky at once', async () => {
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
    await page.goto('/en/privacy#newsletter')
    await expect.poll(async () => (await state()).position).toBe('fixed')
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
      if (type.startsWith('font/')) await sleep(1_200)
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html'))
        return response.end(Buffer.from(await answer.arrayBuffer()))
      const html = await answer.text()
      const [start, end] = [html.indexOf('<header'), html.indexOf('</header>')]
      response.write(html.slice(0, start))
      for (const length = (end - start) / 8; pieces < 8; pieces += 1) {
        response.write(html.slice(start + pieces * length, start + (pieces + 1) * length))
        await sleep(100)
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

test('a loading image covers the page until the window has loaded and is removed then', async () => {
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
