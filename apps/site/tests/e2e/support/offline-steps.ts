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
