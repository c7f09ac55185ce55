import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { methodWords, pageWords } from '@repo/estimator/words/index.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { control, openFold } from './visitor-estimate-steps.ts'

const site = siteToRead()

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!

test.each(langs)('the fee of both contracts is in the first screen: %s', async (lang) => {
  const page = await site.open({ locale: lang })
  await page.goto(`/${lang}/pricing`)
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    for (const key of ['pilotFee', 'partnerFee']) {
      const { y, height } = await boxOf(page, `[data-text=${key}]`)
      expect([viewport, key, y + height < viewport.height]).toEqual([viewport, key, true])
    }
  }
})

test.each([
  [390, true],
  [1440, true],
  [1440, false],
])('the local index stays in sight at %i px, script: %s', async (width, javaScriptEnabled) => {
  const page = await site.open({ viewport: { width, height: 844 }, javaScriptEnabled })
  await page.goto('/en/pricing')
  const index = page.locator('[data-page-index]')
  const outOfSight = await index.evaluate((element) => {
    const bottom = document.querySelector('main')!.offsetHeight
    const found: number[] = []
    for (let top = 0; top < bottom - 844; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      const { y, height } = element.getBoundingClientRect()
      if (y < 0 || y + height >= 200) found.push(top)
    }
    return found
  })
  expect(outOfSight).toEqual([])
  for (const [id, name] of Object.entries(pageWords.en.index)) {
    await index.getByRole('link', { name }).click()
    const { y } = await boxOf(page, `#${id}`)
    expect([id, y < 844]).toEqual([id, true])
  }
})

test.each([true, false])(
  'the sticky form ends with its row, script: %s',
  async (javaScriptEnabled) => {
    const page = await site.open({ javaScriptEnabled })
    await page.goto('/en/pricing')
    for (const width of [1280, 1440, 1920])
      for (const height of javaScriptEnabled ? [900, 620] : [900]) {
        await page.setViewportSize({ width, height })
        expect(await formsOutOfTheirRow(page), `${width} x ${height}`).toEqual([])
      }
  },
)

/** Where the page is scrolled to while the form leaves its row or covers the result. */
const formsOutOfTheirRow = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const found: number[] = []
    const { height: end } = rectOf('main')
    for (let top = 0; top < end; top += 150) {
      scrollTo({ top, behavior: 'instant' })
      const form = rectOf('#estimate form')
      const section = rectOf('#estimate')
      const result = rectOf('#result')
      const isInside = form.y >= section.y && form.bottom <= Math.max(result.bottom, section.y)
      if (!isInside || form.right > result.x) found.push(top)
    }
    return found
  })

test('without script no field is required that is not with it, and the company has a field', async () => {
  const required: string[][] = []
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.open({ javaScriptEnabled })
    await page.goto('/en/pricing')
    const fields = page.locator('#estimate [required], #estimate [aria-required=true]')
    required.push(
      await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name')!)),
    )
    expect(await control(page, 'companyName').isVisible()).toBe(true)
  }
  expect(required[1]).toEqual(required[0])
  expect(required[0]).toEqual(['forklifts', 'area', 'shifts', 'shiftHours', 'pallets'])
})

test('the method shows its amounts in the currency of the chosen country', async () => {
  const page = await site.open()
  await page.goto('/en/pricing')
  await page.locator('[data-plan] [name=country]').selectOption('PL')
  const amounts = page.locator('#method [data-text]')
  const texts = () => amounts.allTextContents().then((all) => all.join('|'))
  await expect.poll(texts).toContain('Poland, in PLN')
  expect(await texts()).not.toMatch(/[£€]/)
  await openFold(page, methodWords.en.assumptions)
  await expect.poll(() => page.locator('[data-text=revenueWage]').textContent()).toMatch(/107\.177/)
})
