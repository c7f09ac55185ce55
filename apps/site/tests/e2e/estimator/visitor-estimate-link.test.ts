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
  estimateOf,
  expectHeadline,
  formOf,
  hashOf,
  headline,
  openEstimate,
  resultOf,
  write,
} from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()

describe('what was typed survives', () => {
  const first = { country: 'GB', forklifts: 40, area: 9_000, shifts: 2, shiftHours: 8 }
  const typed = { ...first, pallets: 300_000, aisleLength: 50, aisles: 12 }
  const input = estimateOf({ ...typed, complianceFees: 0 })

  /** Nobody has shared it. */
  async function expectOwn(page: Page, lang: 'de' | 'en') {
    await expectHeadline(page, lang, input)
    await page.waitForLoadState('networkidle')
    const [called = ''] = formWords[lang].estimator.shared.split('{')
    await expect.poll(() => page.getByRole('status').filter({ hasText: called }).count()).toBe(0)
  }

  test('a reload, another page and back, and the language switch, without an entry in the history for each key', async () => {
    const page = await site.open({ locale: 'de-DE' })
    await page.goto('/en/terms')
    await page.goto('/en/pricing?country=FR')
    const before = await page.evaluate(() => history.length)
    await control(page, 'forklifts').focus()
    await awake(formOf(page))
    await write(page, formatFields('en', typed))
    await expectHeadline(page, 'en', input)
    await expect.poll(() => hashOf(page)).toMatch(/forklifts=40&area=9000&.*pallets=300000/)
    expect(await page.evaluate(() => history.length)).toBe(before)

    await page.reload()
    await expectOwn(page, 'en')
    await page.goto('/en/terms')
    await page.goBack()
    await expectOwn(page, 'en')
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
    .toContain(`price list ${shippedPriceList.version}): payback ${payback}`)
  const then = estimate(exampleA, { ...old, version: 7 })
  await expect
    .poll(() => resultOf(page).textContent())
    .toContain(formatMoney('en', then.results.investment, 'EUR'))
  await page.getByRole('button', { name: formWords.en.estimator.useToday }).click()
  await expectHeadline(page, 'en', exampleA)
})

test('an amount is converted to the currency of another country; a link has its own, however long its code takes', async () => {
  const page = await openEstimate(site, 'en')
  await page.route('**/assets/shared-estimate-*.js', async (route) => {
    await sleep(800)
    await route.continue()
  })
  await write(page, { country: 'GB', repairCost: '1,700', complianceFees: '' })
  await write(page, { country: 'SE' })
  await expect.poll(() => control(page, 'repairCost').inputValue()).toBe('22,400')
  await expect.poll(() => control(page, 'complianceFees').inputValue()).toBe('')
  await write(page, { country: 'GB' })
  await expect.poll(() => control(page, 'repairCost').inputValue()).toBe('1,700')
  const hash = toFragment({ ...exampleA, country: 'SE' })
  // Right after an entry, whose own link is still to come.
  await control(page, 'repairCost').fill('1,800')
  await page.evaluate((link) => (location.hash = link), hash)
  await expect.poll(() => control(page, 'repairCost').inputValue()).toBe('1,200')
  await expect.poll(() => control(page, 'country').inputValue()).toBe('SE')
})
