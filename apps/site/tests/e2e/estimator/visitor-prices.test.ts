import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { pageWords } from '@repo/estimator/words/index.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import type { LocationPrices } from '@repo/estimator/location-contract.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { control, expectHeadline, formOf } from './visitor-estimate-steps.ts'
import { awake, field } from '../support/visitor-form-steps.ts'

const site = siteToRead()
const words = pageWords.de.prices

const choice = (page: Page) => page.getByLabel(words.country, { exact: true })
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** The partner's price in a row of the plan table. */
async function price(page: Page, label: string): Promise<string> {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
  return plain(await row.getByRole('cell').last().textContent())
}

const expectFee = (page: Page, fee: string) => expect.poll(() => price(page, words.fee)).toBe(fee)

const origin = (key: keyof typeof words.origins, currency: string) =>
  fillIn(words.origins[key], { currency })

/** An answer with amounts of its own: those are shown, not the page's. */
const norwegianPrices = {
  country: 'NO',
  countryName: 'Norwegen',
  currency: 'NOK',
  vatRate: 25,
  vatNote: '',
  pilot: { feePerVehicleMonth: 99, hardware: 'free', months: [1, 3] },
  partner: { feePerVehicleMonth: 88, hardware: 'rented or purchased', months: 12 },
  installationPerManDay: 777,
  servicesPerManHour: 66,
  source: 'network',
} satisfies LocationPrices

const query = (page: Page) => new URL(page.url()).search

test('the country is chosen: its prices are shown at once, in the address and after a reload; the form follows, and leads', async () => {
  const page = await site.open({ locale: 'de' })
  await page.goto('/de/pricing')
  await expectFee(page, '39 €')
  const rented = (amount: string) =>
    plain(fillIn(words.rented, { amount, months: shippedPriceList.constants.rentalMonths.value }))
  const { anchorPrice } = shippedPriceList.constants
  const [whole, cents] = (anchorPrice.value / 36).toFixed(2).split('.')
  expect(await price(page, words.anchor)).toContain(rented(`${whole},${cents} €`))

  await choice(page).selectOption({ label: 'Schweiz' })
  await expectFee(page, '41 CHF')
  await page.getByText(origin('chosen', 'CHF')).waitFor()
  expect(query(page)).toBe('?country=CH')
  await page.reload()
  await expectFee(page, '41 CHF')

  const own = field(page, roiNames.de.inputs.country)
  await choice(page).selectOption('HU')
  await expect.poll(() => own.inputValue()).toBe('HU')
  expect(await price(page, words.anchor)).toMatch(/oder \d\.\d{3} HUF pro Monat/)
  await own.selectOption('DE')
  await expectFee(page, '39 €')
  await expect.poll(() => choice(page).inputValue()).toBe('DE')
  expect(query(page)).toBe('?country=DE')
})

describe('the country is suggested', () => {
  test('by the language of the browser, with a note, and the address stays', async () => {
    const page = await site.open({ locale: 'de-AT' })
    await page.goto('/de/pricing')
    await page.getByText(origin('language', 'EUR')).waitFor()
    await expect.poll(() => choice(page).inputValue()).toBe('AT')
    expect(await price(page, words.installation)).toBe('710 €')
    expect(query(page)).toBe('')
  })

  test('by the network: success stores the data; there are also loading flags for pricing', async () => {
    const page = await site.open({ locale: 'de-AT' })
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/service/ipinfo', async (route) => {
      await asked
      await route.fulfill({ json: norwegianPrices })
    })
    await page.goto('/de/pricing')
    const loading = page.locator('[data-plan][aria-busy=true]')
    await loading.waitFor()
    answer()
    await loading.waitFor({ state: 'detached' })
    await page
      .getByRole('status')
      .filter({ hasText: origin('network', 'NOK') })
      .waitFor()
    await expect.poll(() => choice(page).inputValue()).toBe('NO')
    await expectFee(page, '88 NOK')
    expect(await price(page, words.installation)).toBe('777 NOK')
  })

  test('and the example is that country’s, without React; whoever then calculates goes on from it', async () => {
    const page = await site.open({ locale: 'en-US' })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto('/en/pricing')
    const own = formOf(page).locator('[name=country]')
    await expect.poll(() => own.inputValue()).toBe('US')
    const american = estimate(exampleSite(shippedPriceList, 'US'), shippedPriceList)
    await expectHeadline(page, 'en', american.input)
    const sheet = page.locator('[data-sheet]')
    await expect.poll(() => sheet.textContent()).toContain('US$64,290')
    expect(await sheet.textContent()).not.toMatch(/[£€]/)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((path) => /react|island/.test(path))).toEqual([])
    await control(page, 'forklifts').fill('30')
    await awake(formOf(page))
    await expectHeadline(page, 'en', { ...american.input, forklifts: 30, complianceFees: 0 })
    await expect.poll(() => own.inputValue()).toBe('US')
  })

  test('never where the address says more', async () => {
    const page = await site.open({ locale: 'de-AT' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const rest of ['?country=FR', '#country=FR&forklifts=10', '#method']) {
      await page.goto('about:blank')
      await page.goto(`/de/pricing${rest}`)
      await expect.poll(() => choice(page).inputValue()).toBe(rest === '#method' ? 'DE' : 'FR')
      await page.waitForLoadState('networkidle')
    }
    expect(asked).not.toContain('/api/service/ipinfo')
  })

  test('and where that fails, the page stays as it is', async () => {
    const page = await site.open({ locale: 'de-AT' })
    site.expectTrace(/^503 \/api\/service\/ipinfo$/)
    await page.route('**/api/service/ipinfo', (route) => route.fulfill({ status: 503 }))
    await page.goto('/de/pricing')
    await page.waitForLoadState('networkidle')
    await page.getByText(origin('page', 'EUR')).waitFor()
    await expect.poll(() => choice(page).inputValue()).toBe('DE')
    await expect
      .poll(() => page.getByRole('alert').allTextContents())
      .toEqual(expect.not.arrayContaining([expect.stringMatching(/\S/)]))
  })
})

test('after one visit the page opens, shows another country’s prices and calculates offline', async () => {
  const page = await site.open({ serviceWorkers: 'allow', locale: 'de' })
  await page.goto('/de/pricing')
  const isCached = () =>
    page.evaluate(async () => (await caches.match('/de/pricing')) !== undefined)
  await expect.poll(isCached).toBe(true)
  const { inputs } = roiNames.de
  await page.context().setOffline(true)
  await page.goto('/de/pricing?country=FR')
  await expect.poll(() => price(page, words.installation)).toBe('700 €')
  expect(query(page)).toBe('?country=FR')
  const result = page.locator('#result')
  const before = await result.textContent()
  await field(page, inputs.forklifts).fill('60')
  await expect.poll(() => result.textContent()).not.toBe(before)
})
