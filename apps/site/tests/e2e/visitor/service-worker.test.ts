import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { countsApi } from '#src/features/counts/contract.ts'
import { newsWords, homeWords } from '#words/index.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { allCached, cachedPaths } from '../support/offline-steps.ts'
import { openBackoffice } from '../staff/staff-steps.ts'
import { startVersionProxy } from '../support/version-proxy.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test('home, the demo form and every visited page are cached for offline; nothing of the back office is', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/de/terms')
  await allCached(page, 'de')
  await page.goto('/de/news')
  await expect.poll(() => cachedPaths(page)).toContain('/de/news')
  await openBackoffice(page, '/news')
  await page.getByRole('link', { name: 'New article' }).waitFor()
  const paths = await cachedPaths(page)
  expect(paths.filter((path) => /^\/(api|account|sessions|backoffice)/.test(path))).toEqual([])

  await page.context().setOffline(true)
  await page.goto('/de')
  await title(page, homeWords.de.hero.title)
  await page.goto('/de/news')
  await title(page, newsWords.de.heading)
  await page.goto('/de/request-demo')
  await title(page, demoRequestWords.de.page.heading)
  // The form is awake: what it cannot send stays in its fields.
  await awake(page.getByRole('main').locator('form'))
  const font = () => document.fonts.check('16px Archivo')
  expect(await page.evaluate(font)).toBe(true)
  await expect(page.goto('/backoffice/news')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

const versionOf = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    active!.postMessage({ type: 'version' }, [port2])
    return new Promise<string>((resolve) => {
      port1.addEventListener('message', ({ data }) => resolve(String(data)))
      port1.start()
    })
  })

/** Keeps what the page does with its registration and says to workers, over reloads. */
function recordTakeOver(): void {
  const record = (deed: string) =>
    sessionStorage.setItem('deeds', `${sessionStorage.getItem('deeds') ?? ''}${deed}; `)
  const { unregister } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.unregister = function () {
    record(`unregister the registration of the ${this.active?.state} worker`)
    return unregister.call(this)
  }
  const { postMessage } = ServiceWorker.prototype
  ServiceWorker.prototype.postMessage = function (
    data: { type: string },
    options?: Transferable[] | StructuredSerializeOptions,
  ) {
    if (data.type === 'take over') record(`say "take over" to the ${this.state} worker`)
    return postMessage.call(this, data, Array.isArray(options) ? { transfer: options } : options)
  }
}

test('a newer version takes over with one reload, and typed text survives', async () => {
  const proxy = await startVersionProxy(site.server().url)
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  const { labels } = demoRequestWords.de.form
  await page.addInitScript(recordTakeOver)
  await page.goto('/de/request-demo')
  const before = await versionOf(page)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await field(page, labels.name).fill('Ada Example')
  await field(page, labels.country).selectOption('PT')
  await field(page, labels.comments).fill('Zwei Hallen')
  let loads = 0
  page.on('load', () => (loads += 1))
  proxy.release('a newer version')
  // As the browser does by itself from time to time.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  await expect.poll(() => loads).toBe(1)
  await expect.poll(() => field(page, labels.name).inputValue()).toBe('Ada Example')
  await expect.poll(() => field(page, labels.country).inputValue()).toBe('PT')
  await expect.poll(() => field(page, labels.comments).inputValue()).toBe('Zwei Hallen')
  await expect.poll(() => versionOf(page)).not.toBe(before)
  const registered = await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.map(({ active, waiting }) => ({
      active: active !== null,
      waiting: waiting !== null,
    }))
  })
  expect(registered).toEqual([{ active: true, waiting: false }])
  await page.waitForTimeout(1_500)
  expect(loads).toBe(1)
  const deeds = await page.evaluate(() => [
    sessionStorage.getItem('deeds'),
    performance.getEntriesByType('navigation').map((one) => Reflect.get(one, 'type') as string)[0],
  ])
  expect(deeds).toEqual([
    'unregister the registration of the activated worker; say "take over" to the installed worker; ',
    'reload',
  ])
  proxy.stop()
})

test('a returning visitor, whose pages come through the worker, is counted on every page', async () => {
  const page = await site.open({
    serviceWorkers: 'allow',
    // One without a window is a program to the counter.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  })
  await page.goto('/it/terms')
  await allCached(page, 'it')
  for (const name of ['rtls', 'news', 'about', 'press', 'careers']) await page.goto(`/it/${name}`)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  // The server stores its counts each minute and when it stops.
  const { dataDir: DATA_DIR, url, stop } = site.server()
  await stop()
  const again = await startBuiltServer({ DATA_DIR, PORT: new URL(url).port })
  onTestFinished(async () => void (await again.stop()))
  const today = new Date().toISOString().slice(0, 10)
  const query = { from: today, to: today, by: 'page,language' }
  const rows = await (await site.staff()).call(countsApi.list, { query })
  const views = rows.filter(({ language }) => language === 'it').map((row) => [row.page, row.views])
  expect(Object.fromEntries(views)).toEqual({
    about: 1,
    careers: 1,
    news: 1,
    press: 1,
    rtls: 1,
    terms: 1,
  })
})
