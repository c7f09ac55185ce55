import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

test("the language bar offers the browser's language where the page has another one of ours, leads there, and closed once stays closed", async () => {
  const page = await site.open({ locale: 'de-AT' })
  await page.goto('/en/news')
  const { language, switchLanguage, close } = words.de.frame
  const offer = page.getByRole('complementary', { name: language })
  await offer.getByRole('link', { name: switchLanguage }).click()
  await page.waitForURL('**/de/news')
  await expect.poll(() => offer.isVisible()).toBe(false)
  const other = await site.open({ locale: 'de-AT' })
  await other.goto('/fr/retail')
  const second = other.getByRole('complementary', { name: language })
  await second.getByRole('button', { name: close }).click()
  await expect.poll(() => second.isVisible()).toBe(false)
  await other.goto('/fr/terms')
  await expect.poll(() => second.isVisible()).toBe(false)
  const foreign = await site.open({ locale: 'ja-JP' })
  await foreign.goto('/en/retail')
  await expect.poll(() => foreign.locator('[data-offer]:visible').count()).toBe(0)
})

test('the language bar covers nothing that has the focus, to the end of the page', async () => {
  const page = await site.open({ locale: 'de-AT', viewport: { width: 390, height: 664 } })
  await page.goto('/en/retail')
  const offer = page.getByRole('complementary', { name: words.de.frame.language })
  await offer.waitFor()
  const distance = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-offer]:not([hidden])')
      const focused = document.activeElement
      if (!bar || !focused || focused === document.body) return null
      if (bar.contains(focused)) return 0
      return bar.getBoundingClientRect().top - focused.getBoundingClientRect().bottom
    })
  let stops = 0
  for (; ; stops += 1) {
    await page.keyboard.press('Tab')
    const free = await distance()
    if (free === null) break
    expect(free).toBeGreaterThanOrEqual(0)
  }
  expect(stops).toBeGreaterThan(20)
})

test('the language bar stands below the bar of a page, and leaves as soon as somebody works there', async () => {
  const page = await site.open({
    locale: 'de-AT',
    hasTouch: true,
    viewport: { width: 390, height: 664 },
  })
  await page.goto('/en/pricing#estimate')
  const offer = page.getByRole('complementary', { name: words.de.frame.language })
  await offer.waitFor()
  const sum = page.locator('[data-in-short]')
  const edge = async (of: Locator, side: 'top' | 'bottom') =>
    of.evaluate((element, name) => element.getBoundingClientRect()[name], side)
  await expect
    .poll(async () => (await edge(offer, 'top')) - (await edge(sum, 'bottom')))
    .toBeGreaterThanOrEqual(0)
  expect(await edge(sum, 'top')).toBeGreaterThan(0)
  await page.goto('/en/simulator')
  await offer.waitFor()
  await page.getByRole('button', { name: 'Edit this plan', exact: true }).tap()
  const bar = page.locator('[data-tool-bar]')
  await bar.waitFor()
  expect(await offer.isVisible()).toBe(false)
  // Only a closed offer stays away.
  await page.goto('/en/retail')
  await offer.waitFor()
})
