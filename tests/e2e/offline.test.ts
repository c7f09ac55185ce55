import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { offlineWords } from '#src/pages/not-found/offline-words.ts'
import { words as homeWords } from '#src/pages/home/words.ts'
import { words as rtlsWords } from '#src/pages/rtls/words.ts'
import { words as termsWords } from '#src/pages/terms/words.ts'
import { words as siteWords } from '#src/site/words.ts'
import { violations } from './axe.ts'
import { keptPaths } from './offline-steps.ts'
import { siteInChromium } from './site-in-chromium.ts'

const site = siteInChromium()

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

test('offline, a visited page reloads, `/` leads home, and any other page says what is kept', async () => {
  const page = await site.open({ serviceWorkers: 'allow' })
  await page.goto('/de/terms')
  await expect.poll(() => keptPaths(page), { timeout: 15_000 }).toContain('/offline/de')
  await page.context().setOffline(true)
  await page.reload()
  await title(page, termsWords.de.title)
  await page.goto('/')
  await title(page, homeWords.de.hero.title)
  expect(new URL(page.url()).pathname).toBe('/de')

  for (const path of ['/de/rtls', '/de/news?search=Tor', '/de/rtls/', '/fr', '/fr/rtls']) {
    await page.goto(path)
    await title(page, offlineWords.de.title)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
  const kept = page.getByRole('navigation', { name: offlineWords.de.kept }).getByRole('link')
  const names = [siteWords.de.words.backToHome, siteWords.de.pages['request-demo']]
  await expect.poll(() => kept.allTextContents()).toEqual([...names, termsWords.de.title])
  expect(await violations(page)).toEqual([])
  await kept.last().click()
  await title(page, termsWords.de.title)
  await page.goBack()

  await page.context().setOffline(false)
  await page.getByRole('link', { name: offlineWords.de.retry }).click()
  await title(page, rtlsWords.fr.opening.title)
})
