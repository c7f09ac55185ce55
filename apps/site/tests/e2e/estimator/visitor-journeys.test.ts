import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { FormValues } from '@repo/estimator/form/fields.ts'
import { calculate } from '@repo/estimator/model/estimate.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { withDefaults } from '@repo/estimator/model/with-defaults.ts'
import { resultWords } from '@repo/estimator/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  beginPrint,
  control,
  expectHeadline,
  hashOf,
  openEstimate,
  radio,
  resultOf,
} from './visitor-estimate-steps.ts'

const site = siteToRead()

const { input: example } = withDefaults(exampleSite(shippedPriceList, 'GB'), shippedPriceList)
const small = { forklifts: 5, area: 2_000, shifts: 1, shiftHours: 8, pallets: 50_000 }
const smallSite = { ...example, ...small, aisles: 7, aisleLength: 22, complianceFees: 0 }

async function fill(page: Page, values: FormValues) {
  for (const [key, value] of Object.entries(values))
    await control(page, key as keyof typeof small).fill(value)
}

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
const resultText = async (page: Page) => plain(await resultOf(page).textContent())

async function printed(page: Page) {
  const sheet = await beginPrint(page)
  const text = plain(await sheet.textContent())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  return text
}

// `pricing-page.test.ts` posts it without script, `journeys.test.ts` follows it into link, print, email and store.
test('a small site gets nothing of the example, and says what it derives', async () => {
  const page = await openEstimate(site, 'en')
  expect(await resultText(page)).toContain('Example: 25 forklifts')
  await fill(page, { forklifts: '5' })
  await expect
    .poll(() => resultText(page))
    .toContain('still from the example: Total warehouse area, Number of shifts')
  await expect.poll(() => page.locator('[data-mark=kept-area]').isVisible()).toBe(true)
  await expect.poll(() => page.locator('[data-mark=kept-forklifts]').isVisible()).toBe(false)
  await fill(page, { area: '2,000', shifts: '1', shiftHours: '8', pallets: '50,000' })
  await expectHeadline(page, 'en', smallSite)
  const text = await resultText(page)
  expect(text).toContain('Aisles derived from the area: 7, each 22 m long.')
  expect(text).not.toContain('xample')
  expect(await control(page, 'complianceFees').inputValue()).toBe('')
  expect(await printed(page)).toMatch(/Number of aisles7 ?aisles, derived from the area/)
  await expect.poll(() => hashOf(page)).toContain('pallets=50000')
  await fill(page, { area: '4,000' })
  await expect.poll(() => control(page, 'aisleLength').inputValue()).toBe('31')
})

test('a plan’s count stays through changes, reload and print until it is removed', async () => {
  const quantities = { anchors: 61, gateways: 4, switches: 4, cableMetres: 3_100 }
  const page = await openEstimate(
    site,
    'en',
    'plan=61&gateways=4&switches=4&cable=3100&area=6500&aisles=10&aisleLength=34&forklifts=14&tracking=indoor',
  )
  const chip = page.locator('[data-chip]', {
    hasText: resultWords.en.planned.replace('{anchors}', '61'),
  })
  await chip.waitFor()
  await fill(page, { shifts: '2', shiftHours: '8', pallets: '100,000' })
  const change = { area: 6_500, aisles: 10, aisleLength: 34, forklifts: 14, shifts: 2 }
  const input = { ...example, ...change, shiftHours: 8, pallets: 100_000, complianceFees: 0 }
  const { investment } = calculate(input, shippedPriceList, { quantities }).results
  const amount = `£${investment.toLocaleString('en-GB')}`
  await expect.poll(() => resultText(page)).toContain(amount)
  await expect.poll(() => hashOf(page)).toContain('plan=61&gateways=4&switches=4&cable=3100')
  await expect.poll(() => hashOf(page)).toContain('pallets=100000')
  await page.reload()
  await chip.waitFor()
  await expect.poll(() => resultText(page)).toContain(amount)
  expect(await printed(page)).toContain('Anchors: 61; gateways: 4; switches: 4; cable: 3,100 m')
  await page.getByRole('button', { name: resultWords.en.removePlan }).click()
  await expectHeadline(page, 'en', input)
  await expect.poll(() => chip.count()).toBe(0)
  await expect.poll(() => hashOf(page)).not.toContain('plan=')
})

test('square feet chosen before the code has come: the example keeps its size; the area is converted back and forth', async () => {
  const page = await site.open({ locale: 'en-GB' })
  await page.goto('/en/pricing')
  await radio(page, 'areaUnit', 'sqft').press(' ')
  await expect.poll(() => control(page, 'area').inputValue()).toBe('161,459')
  await expectHeadline(page, 'en', example)
  await radio(page, 'areaUnit', 'm2').press(' ')
  await expect.poll(() => control(page, 'area').inputValue()).toBe('15,000')
  await fill(page, { area: '2,000' })
  await radio(page, 'areaUnit', 'sqft').press(' ')
  await expect.poll(() => control(page, 'area').inputValue()).toBe('21,528')
  await expect.poll(() => control(page, 'aisles').inputValue()).toBe('7')
})
