import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { offlineWords } from '#words/index.ts'
import { allCached, cachedPaths, namesCached } from '../support/offline-steps.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { startVersionProxy } from '../support/version-proxy.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteInChromium()

/** Bytes on the wire of each request of the worker, heads included. */
async function transfers(page: Page): Promise<[string, number][]> {
  const [worker] = page.context().serviceWorkers()
  return worker!.evaluate(() =>
    performance.getEntriesByType('resource').map((entry): [string, number] => {
      const { name, transferSize } = entry as PerformanceResourceTiming
      return [new URL(name).pathname, transferSize]
    }),
  )
}

const sum = (all: readonly [string, number][]) => all.reduce((total, [, bytes]) => total + bytes, 0)

/** Until the server has compressed the page, it answers with it as it is. */
async function compressed(path: string): Promise<void> {
  const encoding = async () => {
    const answer = await fetch(site.server().url + path)
    await answer.arrayBuffer()
    return answer.headers.get('content-encoding')
  }
  await expect.poll(encoding, { timeout: 20_000, interval: 500 }).not.toBeNull()
}

test('after one visit of home pages that were never visited open, and the demo form and prices work, without a connection', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/en')
  await allCached(page, 'en')
  await page.context().setOffline(true)

  // All are kept by one rule, as `allCached` has seen: every fifth is opened.
  for (const name of namesCached.filter((_, index) => index % 5 === 0)) {
    await page.goto(`/en/${name}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.getByText(offlineWords.en.lead).count()).toBe(0)
  }
  await page.goto('/en/contact')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const styles = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ sheet }) => sheet?.cssRules.length ?? 0,
    )
  for (const rules of await page.evaluate(styles)) expect(rules).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.fonts.check('16px Archivo'))).toBe(true)

  await page.goto('/en/pricing')
  const result = page.locator('#result')
  const before = await result.textContent()
  await page.locator('#estimate form').getByLabel(roiNames.en.inputs.forklifts).fill('30')
  await expect.poll(() => result.textContent()).not.toBe(before)
  for (const rules of await page.evaluate(styles)) expect(rules).toBeGreaterThan(0)

  await page.goto('/en/request-demo')
  await awake(page.getByRole('main').locator('form'))
  await page.getByRole('main').locator('button[type=submit]').click()
  const { labels } = demoRequestWords.en.form
  await expect.poll(() => field(page, labels.name).getAttribute('aria-invalid')).toBe('true')
  for (const rules of await page.evaluate(styles)) expect(rules).toBeGreaterThan(0)
})

test('all 29 pages of a long language take at most 900,000 bytes with what they need', async () => {
  const pages = ['/fr', ...namesCached.map((name) => `/fr/${name}`)]
  expect(pages).toHaveLength(29)
  await Promise.all(['/fr/terms', '/offline/fr', ...pages].map(compressed))
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/fr/terms')
  await allCached(page, 'fr')
  const all = await transfers(page)
  expect(all.map(([path]) => path)).toEqual(expect.arrayContaining(pages))
  expect(sum(all)).toBeLessThanOrEqual(900_000)
})

test('with Save-Data or a slow network only the offline page is fetched, which offers nothing that is not kept', async () => {
  await compressed('/offline/en')
  const saving = await site.open({ serviceWorkers: 'allow' })
  const session = await saving.context().newCDPSession(saving)
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const slow = await site.open({ serviceWorkers: 'allow' })
  await slow.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
  )
  for (const page of [saving, slow]) {
    await page.goto('/en')
    await expect.poll(() => cachedPaths(page)).toContain('/offline/en')
    await page.waitForTimeout(1_000)
    const kept = await cachedPaths(page)
    expect(kept.filter((path) => /^\/(en|offline)/.test(path))).toEqual(['/en', '/offline/en'])
    expect(sum(await transfers(page))).toBeLessThanOrEqual(10_240)

    await page.context().setOffline(true)
    await page.goto('/en/pricing')
    const list = page.getByRole('navigation', { name: offlineWords.en.kept }).getByRole('link')
    await expect.poll(() => list.count()).toBe(1)
    await expect.poll(() => page.getByText(offlineWords.en.formLead).count()).toBe(0)
  }
})

test('the pages wait until the page is loaded, and are fetched once for each version', async () => {
  const proxy = await startVersionProxy(site.server().url)
  const page = await site.open({ serviceWorkers: 'allow', baseURL: proxy.url })
  site.expectTrace(new RegExp(`^foreign ${proxy.url}`))
  const html = await (await fetch(`${site.server().url}/en/terms`)).text()
  const release = proxy.hold(/href="(\/assets\/[^"]+\.woff2)"/.exec(html)![1]!)
  await page.goto('/en/terms', { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(1_500)
  const names = ['request-demo', 'simulator', 'news']
  const fetched = () => names.map((name) => proxy.requests(`/en/${name}`))
  expect(proxy.requests('/service-worker.js')).toBe(0)
  expect(fetched()).toEqual([0, 0, 0])
  release()
  await allCached(page, 'en')
  await page.reload()
  await page.goto('/en/privacy')
  await expect.poll(() => cachedPaths(page)).toContain('/en/privacy')
  await page.waitForTimeout(1_000)
  expect(fetched()).toEqual([1, 1, 1])

  const loaded = page.waitForEvent('load')
  proxy.release('a newer version')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update())
  await loaded
  await expect.poll(fetched, { timeout: 30_000 }).toEqual([2, 2, 2])
  await page.reload()
  await page.waitForTimeout(1_000)
  expect(fetched()).toEqual([2, 2, 2])
  proxy.stop()
})
