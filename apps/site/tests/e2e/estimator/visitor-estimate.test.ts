import { expect, test } from 'vitest'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { convertedAmounts } from '@repo/estimator/model/converted-amounts.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { goldenA } from '@repo/estimator/testing/golden.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  beginPrint,
  control,
  estimateOf,
  hashOf,
  inputsOf,
  expectHeadline,
  formOf,
  headline,
  isRefined,
  openEstimate,
  openRefine,
  radio,
  press,
  catchPrint,
  resultOf,
  write,
} from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()
const open = (lang: Lang, fragment = '') => openEstimate(site, lang, fragment)

/**
 * `pricing-page.test.ts` posts the example in six languages and `parse-fields.test.ts` reads its numbers in them.
 * Below, an English page has it typed before its script comes: both write decimals and thousands the other way round.
 */
test('the worked example typed in gives its figures, and goes along in a link and into the demo form', async () => {
  const page = await open('de')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await write(page, formatFields('de', exampleA))
  await expectHeadline(page, 'de', exampleA)
  const text = await resultOf(page).textContent()
  expect(text).toContain(formatMoney('de', goldenA.investment, 'EUR'))

  await press(page, formWords.de.estimator.copyLink)
  await page.getByRole('status').filter({ hasText: formWords.de.estimator.copied }).waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.hash.slice(1)).toMatch(inputsOf(exampleA))
  // The server learns nothing of it.
  expect(link.search).not.toContain('forklifts')
  const other = await open('fr', link.hash.slice(1))
  await expectHeadline(other, 'fr', exampleA)
  await expect
    .poll(() => control(other, 'area').inputValue())
    .toBe(formatFields('fr', exampleA).area)
  await write(other, { forklifts: '30' })
  const changed = inputsOf({ ...exampleA, forklifts: 30 })
  await expect.poll(() => hashOf(other)).toMatch(changed)

  await page.bringToFront()
  await page.getByRole('link', { name: formWords.de.estimator.discuss }).click()
  await page.waitForURL('**/de/request-demo#estimate=**')
  const { labels } = demoRequestWords.de.form
  const comments = page.getByLabel(labels.comments, { exact: true })
  await expect.poll(() => comments.inputValue()).toContain(`/de/pricing#${toFragment(exampleA)}`)
  const written = await comments.inputValue()
  const [payback] = headline('de', exampleA)
  expect(written).toMatch(/^Land: Deutschland\n/)
  expect(written).toContain(payback)
  expect(written).not.toContain('summary=')
  const filledIn = { company: exampleA.companyName, country: 'DE', usecase: exampleA.useCase }
  for (const [name, value] of Object.entries(filledIn)) {
    const field = page.getByLabel(labels[name as keyof typeof labels], { exact: true })
    await expect.poll(() => field.inputValue()).toBe(value)
  }
  await page.goBack()
  await expectHeadline(page, 'de', exampleA)
  await write(page, { forklifts: '26', country: 'CH' })
  const inFrancs = { ...exampleA, ...convertedAmounts(exampleA, 0.95) }
  await expectHeadline(page, 'de', { ...inFrancs, forklifts: 26, country: 'CH' })
})

test('a button clicked before hydration works after it', async () => {
  const page = await site.open()
  await page.goto('/en/pricing')
  await catchPrint(page)
  const print = page.getByRole('button', { name: formWords.en.estimator.print })
  await print.dispatchEvent('click')
  await print.dispatchEvent('pointerdown')
  await page.locator('body[data-printed]').waitFor()
})

test('fields restored by the browser are computed at once', async () => {
  const page = await site.open()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLInputElement>('[name=forklifts]')!.value = '77'
    }),
  )
  await page.goto('/en/pricing')
  await expectHeadline(page, 'en', estimateOf({ forklifts: 77, complianceFees: 0 }))
})

test('six fields come first, with the name, then the result; fourteen others are behind "Refine"', async () => {
  const page = await site.open()
  await page.goto('/en/pricing')
  const shown = formOf(page).locator('[name]:visible:not([name=areaUnit])')
  const names = () =>
    shown.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).name))
  const six = ['country', 'forklifts', 'area', 'shifts', 'shiftHours', 'pallets']
  const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await names()).toEqual([...six, 'companyName'])
    expect((await top('#result')) - (await top('#estimate'))).toBeLessThan(1_750)
    expect(await top('#plans')).toBeLessThan(await top('#estimate'))
  }
  await openRefine(page)
  expect(new Set(await names()).size).toBe(21)
})

test('what a link brings behind "Refine" is in sight, and counted; the example has its defaults in the currency of the country', async () => {
  const page = await open('en', toFragment({ ...exampleA, country: 'PL' }))
  await expect.poll(() => isRefined(page)).toBe(true)
  const summary = formOf(page).locator('summary')
  await expect.poll(() => summary.textContent()).toMatch(/entered \d+ of 14 figures/)
  await expect.poll(() => control(page, 'repairCost').getAttribute('placeholder')).toBe('4,270')
  await expect.poll(() => page.locator('#roi-repairCost-unit').textContent()).toBe('PLN')
  await page.getByRole('button', { name: formWords.en.estimator.reset }).click()
  await expect.poll(() => summary.textContent()).toContain(formWords.en.estimator.refineExample)
  expect(await control(page, 'repairCost').inputValue()).toBe('')
  expect(await control(page, 'country').inputValue()).toBe('PL')
  expect(new URL(page.url()).hash).toBe('')
  await control(page, 'country').selectOption('SE')
  await expect.poll(() => control(page, 'complianceFees').inputValue()).toMatch(/00$/)
  await expect.poll(() => summary.textContent()).toContain(formWords.en.estimator.refineExample)
})

test('what is typed before hydration is neither lost nor overwritten', async () => {
  const page = await site.open()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/estimator.island*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/en/pricing')
  await write(page, formatFields('en', exampleA))
  release()
  await awake(formOf(page))
  await expectHeadline(page, 'en', exampleA)
  await expect.poll(() => control(page, 'companyName').inputValue()).toBe(exampleA.companyName)
  await expect.poll(() => control(page, 'country').inputValue()).toBe('DE')
})

test('by keyboard alone: fill in, choose, hear the result, print', async () => {
  const page = await open('en')
  await catchPrint(page)
  const type = async (text: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await control(page, 'country').focus()
  await page.keyboard.type('Germany')
  for (const text of ['40', '20,000']) await type(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  for (const text of ['2', '8', '400,000', 'Example Ltd']) await type(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (const text of ['50', '30']) await type(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => radio(page, 'contractType', 'pilot').isChecked()).toBe(true)
  await page.keyboard.press('ArrowRight')
  const first = { country: 'DE', forklifts: 40, area: 20_000 }
  const hours = { shifts: 2, shiftHours: 8, pallets: 400_000 }
  const input = estimateOf({ ...first, ...hours, aisleLength: 50, aisles: 30, complianceFees: 0 })
  await expectHeadline(page, 'en', input)
  const spoken = page.getByRole('status').filter({ hasText: headline('en', input)[1] })
  await spoken.waitFor({ state: 'attached' })
  await page.getByRole('button', { name: formWords.en.estimator.print }).focus()
  await page.keyboard.press('Enter')
  await page.locator('body[data-printed]').waitFor()
  const sheet = await beginPrint(page)
  await expect.poll(() => sheet.textContent()).toContain('Example Ltd')
})
