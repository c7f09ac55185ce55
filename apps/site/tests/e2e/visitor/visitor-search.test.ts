import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { searchWords } from '#words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { overflow, setWidth, violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const results = (page: Page, lang: Lang) =>
  page.getByRole('list', { name: searchWords[lang].results }).getByRole('link')

test.each([true, false])(
  'from the sign in the header to what was looked for (script: %s)',
  async (javaScriptEnabled) => {
    const page = await site.open({ javaScriptEnabled })
    await page.goto('/de/contact')
    const { pages } = siteWords.de
    await page.getByRole('banner').getByRole('link', { name: pages.search, exact: true }).click()
    await page.waitForURL('**/de/search')
    await page.getByRole('searchbox').fill('Betriebsrat')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/de/search?q=Betriebsrat')
    await page.getByRole('main').locator('mark').first().waitFor()
    const first = results(page, 'de').first()
    const path = (await first.getAttribute('href'))!
    expect(path).toMatch(/^\/de\//)
    await first.click()
    await page.waitForURL(`**${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

test('a page with results, one without, and one before the search pass axe and fit', async () => {
  const page = await site.open()
  for (const path of ['/de/search', '/de/search?q=Stapler', '/de/search?q=xyzzy']) {
    await page.goto(path)
    for (const width of [1440, 820, 390, 320]) {
      await setWidth(page, width)
      await expect.poll(() => overflow(page), { message: `${path} at ${width} px` }).toBe(0)
    }
    expect(await violations(page)).toEqual([])
    await setWidth(page, 1440)
    expect(await violations(page, { contrast: false })).toEqual([])
  }
  const empty = searchWords.de.empty.replace('{text}', 'xyzzy')
  await page.getByText(empty).waitFor()
})

test('a page that does not exist searches the site', async () => {
  const page = await site.open()
  site.expectTrace(/^404 \/en\/nowhere$/)
  await page.goto('/en/nowhere')
  await page.getByRole('main').getByRole('searchbox').fill('anchor placement')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/en/search?q=anchor*placement')
  await results(page, 'en').first().waitFor()
})
