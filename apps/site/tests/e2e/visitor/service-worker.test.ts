import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { offlineWords } from '#words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { allCached, cachedPaths, compressed, transferred } from '../support/offline-steps.ts'
import { startVersionProxy } from '../support/version-proxy.ts'
import { field } from '../support/visitor-form-steps.ts'

const site = siteToRead()

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

test('the pages wait until the page is loaded, and are fetched once for each version; a newer one takes over with one reload, and typed text survives', async () => {
  const proxy = await startVersionProxy(site.server().url)
  onTestFinished(proxy.stop)
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  await page.addInitScript(recordTakeOver)
  const html = await (await fetch(`${site.server().url}/de/request-demo`)).text()
  const release = proxy.hold(/href="(\/assets\/[^"]+\.woff2)"/.exec(html)![1]!)
  await page.goto('/de/request-demo', { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(1_000)
  const names = ['contact', 'simulator', 'news']
  const fetched = () => names.map((name) => proxy.requests(`/de/${name}`))
  expect(proxy.requests('/service-worker.js')).toBe(0)
  expect(fetched()).toEqual([0, 0, 0])
  release()
  await allCached(page, 'de')
  const before = await versionOf(page)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)

  const { labels } = demoRequestWords.de.form
  await field(page, labels.name).fill('Ada Example')
  await field(page, labels.country).selectOption('PT')
  await field(page, labels.comments).fill('Zwei Hallen')
  expect(fetched()).toEqual([1, 1, 1])
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
  await expect.poll(fetched, { timeout: 30_000 }).toEqual([2, 2, 2])
  await allCached(page, 'de')
  expect(loads).toBe(1)
  const deeds = await page.evaluate(() => [
    sessionStorage.getItem('deeds'),
    performance.getEntriesByType('navigation').map((one) => Reflect.get(one, 'type') as string)[0],
  ])
  expect(deeds).toEqual([
    'unregister the registration of the activated worker; say "take over" to the installed worker; ',
    'reload',
  ])
  await page.reload()
  await page.waitForTimeout(1_000)
  expect(fetched()).toEqual([2, 2, 2])
})

/** `connection.test.ts` has the other connections that are not good, `offline.test.ts` a slow one. */
test('with Save-Data only the offline page is fetched, which offers nothing that is not kept', async () => {
  await compressed(`${site.server().url}/offline/en`)
  const page = await site.open({ serviceWorkers: 'allow' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto('/en')
  await expect.poll(() => cachedPaths(page)).toContain('/offline/en')
  await page.waitForTimeout(1_000)
  const kept = await cachedPaths(page)
  expect(kept.filter((path) => /^\/(en|offline)/.test(path))).toEqual(['/en', '/offline/en'])
  expect((await transferred(page)).bytes).toBeLessThanOrEqual(10_240)

  await page.context().setOffline(true)
  await page.goto('/en/pricing')
  const list = page.getByRole('navigation', { name: offlineWords.en.kept }).getByRole('link')
  await expect.poll(() => list.count()).toBe(1)
  await expect.poll(() => page.getByText(offlineWords.en.formLead).count()).toBe(0)
})
