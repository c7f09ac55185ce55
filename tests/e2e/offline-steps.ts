import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Lang } from '#src/i18n/locales.ts'

/** Paths of everything that the service worker keeps. */
export const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** The last of what the worker keeps by itself on a good connection. */
export const choiceKept = (page: Page, lang: Lang): Promise<void> =>
  expect.poll(() => keptPaths(page)).toContain(`/${lang}/pricing`)
