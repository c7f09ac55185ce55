import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { words } from '#src/site/words.ts'
import { overflow, violations } from './axe.ts'
import { siteInChromium } from './site-in-chromium.ts'
import { overflowsWithLargeText, textSizeOf } from './text-size.ts'
import { awake } from './visitor-form-steps.ts'
import { inflected } from './visitor-steps.ts'

const site = siteInChromium()

const height = 900

async function expectFit(page: Page, step: string): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height })
    expect(await overflow(page), `${step} at ${width} px is too wide`).toBe(0)
    if (width !== 820) expect(await violations(page), step).toEqual([])
  }
}

async function fileWithErrors(page: Page, lang: Lang): Promise<void> {
  const form = page.getByRole('main').locator('form')
  await awake(form)
  await form.getByRole('button', { name: words[lang].pages['request-demo'] }).click()
  await page.getByText(demoRequestWords[lang].form.errors.country).waitFor()
}

describe.each(langs)('%s', (lang) => {
  test('every page passes axe and fits every width', { timeout: 180_000 }, async () => {
    const staff = await site.staff()
    const categories = await staff.call(newsApi.siteCategories, { params: { lang } })
    const page = await site.open()
    site.expectTrace(/^404 \/..\/nowhere$/)
    const paths = [
      '',
      '/news',
      `/news?category=${encodeURIComponent(categories[0]!)}`,
      '/news?search=xyzzy',
      '/newsletter',
      '/news?note=translation',
      `/${inflected[lang].article}`,
      '/pricing',
      '/pricing?country=HU',
      '/request-demo',
      '/request-demo?sent=1',
      '/sign-in',
      '/sign-in?code=1',
      '/sign-in?forgot=1',
      '/sign-in?token=unknown',
      '/terms?sent=1',
      '/privacy',
      '/nowhere',
    ]
    const setTextSize = await textSizeOf(page)
    for (const path of paths) {
      await page.goto(`/${lang}${path}`)
      await expectFit(page, path)
      expect(await overflowsWithLargeText(page, setTextSize), path).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height })
    await page.goto(`/${lang}/request-demo`)
    await fileWithErrors(page, lang)
    await expectFit(page, 'demo form with errors')
    await page.goto(`/${lang}/news`)
    await page.getByRole('banner').getByLabel(words[lang].frame.menu, { exact: true }).click()
    await page.getByRole('navigation', { name: words[lang].frame.language }).waitFor()
    expect(await overflow(page)).toBe(0)
    expect(await violations(page)).toEqual([])
  })
})

test('a rejected form without JavaScript passes axe and fits every width', async () => {
  const page = await site.open()
  site.expectTrace(/^422 /)
  // Axe itself needs JavaScript: only the site's own stays away.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/de/request-demo')
  const form = page.getByRole('main').locator('form')
  await form.evaluate((one: HTMLFormElement) => (one.noValidate = true))
  await form.getByRole('button', { name: words.de.pages['request-demo'] }).click()
  await page.getByRole('heading', { name: demoRequestWords.de.form.checkEntries }).waitFor()
  await expectFit(page, 'demo form, rejected')
})

test('a planted violation is found', async () => {
  const page = await site.open()
  await page.goto('/en/terms')
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('button'))
    main.querySelector('p')!.style.minWidth = '3000px'
  })
  expect(await violations(page)).toEqual([expect.stringContaining('button-name')])
  expect(await overflow(page)).toBeGreaterThan(0)
  site.expectTrace(/planted\.example/)
  await page.evaluate(() => fetch('https://planted.example/').catch(() => {}))
  expect(site.traces()).toContainEqual(expect.stringContaining("connect-src 'self'"))
})
