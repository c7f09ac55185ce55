import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { methodWords, pageWords } from '@repo/estimator/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { control, openFold } from './visitor-estimate-steps.ts'

const site = siteToRead()

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!

const scrollPage = (page: Page, top: number) => page.evaluate((y) => scrollTo(0, y), top)

test.each([
  ['en', 390],
  ['en', 1440],
  ['de', 390],
  ['fr', 390],
  ['es', 390],
  ['it', 390],
  ['pt', 390],
  ['de', 1440],
] as const)('the fee of both contracts is in the first screen: %s, %i px', async (lang, width) => {
  const viewport = { width, height: width === 390 ? 844 : 900 }
  const page = await site.open({ locale: lang, viewport })
  await page.goto(`/${lang}/pricing`)
  for (const key of ['pilotFee', 'partnerFee']) {
    const { y, height } = await boxOf(page, `[data-text=${key}]`)
    expect([key, y + height < viewport.height]).toEqual([key, true])
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
  const bottom = await page.evaluate(() => document.querySelector('main')!.offsetHeight)
  for (let top = 0; top < bottom - 844; top += 500) {
    await scrollPage(page, top)
    const { y, height } = (await index.boundingBox())!
    expect([top, y >= 0 && y + height < 200]).toEqual([top, true])
  }
  for (const [id, name] of Object.entries(pageWords.en.index)) {
    await index.getByRole('link', { name }).click()
    const { y } = await boxOf(page, `#${id}`)
    expect([id, y < 844]).toEqual([id, true])
  }
})

describe.each([1280, 1440, 1920])('the sticky form at %i px', (width) => {
  test.each([
    [900, true],
    [900, false],
    [620, true],
  ])('ends with its row in a window %i px high, script: %s', async (height, javaScriptEnabled) => {
    const page = await site.open({ viewport: { width, height }, javaScriptEnabled })
    await page.goto('/en/pricing')
    const { height: end } = await boxOf(page, 'main')
    for (let top = 0; top < end; top += 150) {
      await scrollPage(page, top)
      const form = await boxOf(page, '#estimate form')
      const section = await boxOf(page, '#estimate')
      const result = await boxOf(page, '#result')
      const isInside =
        form.y >= section.y && form.y + form.height <= Math.max(result.y + result.height, section.y)
      expect([top, isInside, form.x + form.width <= result.x]).toEqual([top, true, true])
    }
  })
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
