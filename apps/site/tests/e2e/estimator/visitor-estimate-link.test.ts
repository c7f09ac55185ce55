import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { shareFragment, toFragment } from '@repo/estimator/form/fragment.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { firstPriceList } from '@repo/estimator/model/first-price-list.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { publicPriceList } from '@repo/estimator/public-price-list.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  control,
  expectHeadline,
  formOf,
  hashOf,
  headline,
  inputsOf,
  openEstimate,
  resultOf,
  write,
} from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()

describe('what was typed survives', () => {
  const input = { ...exampleA, country: 'GB', companyName: '', forklifts: 40 }

  async function typed(): Promise<Page> {
    const page = await site.open({ locale: 'de-DE' })
    await page.goto('/en/pricing?country=FR')
    await control(page, 'forklifts').focus()
    await awake(formOf(page))
    await write(page, { ...formatFields('en', input), companyName: '' })
    await expectHeadline(page, 'en', input)
    await expect.poll(() => hashOf(page)).toMatch(inputsOf(input))
    return page
  }

  /** Nobody has shared it. */
  async function expectOwn(page: Page, lang: 'de' | 'en') {
    await expectHeadline(page, lang, input)
    await page.waitForLoadState('networkidle')
    const [called = ''] = formWords[lang].estimator.shared.split('{')
    await expect.poll(() => page.getByRole('status').filter({ hasText: called }).count()).toBe(0)
  }

  test('without a new entry in the history for each key', async () => {
    const page = await site.open()
    await page.goto('/en/news')
    await page.goto('/en/pricing')
    const before = await page.evaluate(() => history.length)
    await write(page, { forklifts: '40', area: '9,000' })
    await expect.poll(() => hashOf(page)).toContain('forklifts=40&area=9000')
    expect(await page.evaluate(() => history.length)).toBe(before)
  })

  test('a reload', async () => {
    const page = await typed()
    await page.reload()
    await expectOwn(page, 'en')
  })

  test('the language switch', async () => {
    const page = await typed()
    await page.getByRole('banner').locator('details summary', { hasText: 'EN' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).first().click()
    await page.waitForURL('**/de/pricing?country=GB#**')
    await expectOwn(page, 'de')
    // The same address, opened by somebody else, is a shared one.
    const other = await site.open()
    await other.goto(page.url())
    await other.getByRole('status').filter({ hasText: 'Geteilte Schätzung vom' }).waitFor()
  })

  test('the offer of the browser’s language, which stays as long as nothing is pressed', async () => {
    const page = await site.open({ locale: 'de-DE' })
    await page.goto('/en/pricing')
    await control(page, 'forklifts').focus()
    await awake(formOf(page))
    await control(page, 'forklifts').fill('40')
    await expect.poll(() => hashOf(page)).toContain('forklifts=40')
    await page.locator('[data-offer=de] a').click()
    await page.waitForURL('**/de/pricing**')
    await awake(formOf(page))
    await expect.poll(() => control(page, 'forklifts').inputValue()).toBe('40')
  })

  test('going to another page and back', async () => {
    const page = await typed()
    await page.goto('/en/news')
    await page.goBack()
    await expectOwn(page, 'en')
  })
})

test('a damaged link says what it has lost and keeps what is readable', async () => {
  const page = await openEstimate(
    site,
    'en',
    'country=ZZ&forklifts=abc&area=9000&shifts=2&shiftHours=8&pallets=1',
  )
  const notice = page.getByRole('status').filter({ hasText: 'This link is damaged' })
  await expect.poll(() => notice.textContent()).toContain('Country and Number of forklifts')
  await expect.poll(() => control(page, 'area').inputValue()).toBe('9,000')
  await expect.poll(() => control(page, 'forklifts').inputValue()).toBe('25')
})

test('an estimate made with another price list shows its own figures and says what today’s give', async () => {
  const page = await site.open()
  const old = structuredClone(firstPriceList)
  Object.assign(old.constants.anchorPrice, { value: 100 })
  await page.route('**/prices/7.json', (route) =>
    route.fulfill({ json: publicPriceList({ ...old, version: 7 }, '2025-01-02T00:00:00.000Z') }),
  )
  const link = shareFragment(toFragment(exampleA), 'bought', { version: 7, date: '2026-11-22' })
  await page.goto(`/en/pricing#${link}`)
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'Shared estimate from 22 November 2026' })
  const [payback] = headline('en', exampleA)
  await expect
    .poll(() => notice.textContent())
    .toContain(`price list ${shippedPriceList.version}), the payback is ${payback}`)
  const then = estimate(exampleA, { ...old, version: 7 })
  await expect
    .poll(() => resultOf(page).textContent())
    .toContain(formatMoney('en', then.results.investment, 'EUR'))
  await page.getByRole('button', { name: formWords.en.estimator.useToday }).click()
  await expectHeadline(page, 'en', exampleA)
})

test('a link that is opened right after an entry is shown, however long its code takes', async () => {
  const page = await site.open()
  await page.goto('/en/pricing')
  await control(page, 'forklifts').focus()
  await awake(formOf(page))
  await page.route('**/assets/shared-estimate-*.js', async (route) => {
    await sleep(800)
    await route.continue()
  })
  const hash = toFragment({ ...exampleA, country: 'SE' })
  await write(page, { repairCost: '1,700' })
  await page.evaluate((link) => (location.hash = link), hash)
  await expect.poll(() => control(page, 'repairCost').inputValue()).toBe('1,200')
  await expect.poll(() => control(page, 'country').inputValue()).toBe('SE')
})
