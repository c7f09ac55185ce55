import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pageNames, type PageName } from '@repo/platform/facts/page-names.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** Paths of everything that the service worker keeps. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** What the worker keeps by itself on a good connection, in its order after home. */
export const namesCached = [
  ...new Set<PageName>(['request-demo', 'contact', 'pricing', ...pageNames]),
].filter((name) => name !== 'sign-in' && name !== 'search')

/** Until all pages of a language are kept. */
export const allCached = (page: Page, lang: Lang): Promise<void> =>
  expect
    .poll(() => cachedPaths(page), { timeout: 60_000, interval: 250 })
    .toEqual(expect.arrayContaining([`/${lang}`, ...namesCached.map((name) => `/${lang}/${name}`)]))

/** On a connection on which the worker keeps nothing but what is visited, and the offline page. */
export const connectSlowly = (page: Page) =>
  page
    .context()
    .addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )

/** What the worker has asked for by itself, and the bytes of it on the wire, heads included. */
export async function transferred(page: Page): Promise<{ paths: string[]; bytes: number }> {
  const [worker] = page.context().serviceWorkers()
  const all = await worker!.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).transferSize,
    })),
  )
  return {
    paths: all.map(({ path }) => path),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Until the server has compressed the page, it answers with it as it is. */
export async function compressed(url: string): Promise<void> {
  const encoding = async () => {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    return answer.headers.get('content-encoding')
  }
  await expect.poll(encoding, { timeout: 20_000, interval: 500 }).not.toBeNull()
}
