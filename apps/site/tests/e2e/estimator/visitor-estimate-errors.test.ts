import { expect, test } from 'vitest'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import type { FieldKey } from '@repo/estimator/form/fields.ts'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  catchPrint,
  control,
  expectHeadline,
  error,
  formOf,
  headline,
  isRefined,
  openEstimate,
  openRefine,
  press,
  write,
} from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()
const open = (lang: Lang, fragment = '') => openEstimate(site, lang, fragment)

const hostile = [
  // A script
  'country=JP&forklifts=99999&area=1e400&useCase=%3Cscript%3E&aisles=3',
  // 5,000 digits
  `forklifts=${'9'.repeat(5_000)}`,
  // Broken bytes
  'country=%E0%A4%A&forklifts=seven&__proto__=1&constructor=2',
  // Markup
  'companyName=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&area=NaN&shifts=-3',
]

test('a hostile link leaves a form that works', async () => {
  const page = await open('en')
  for (const fragment of hostile) {
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await page.reload()
    await awake(formOf(page))
    await write(page, formatFields('en', exampleA))
    await expectHeadline(page, 'en', exampleA)
    expect(await page.locator('img[src=x]').count()).toBe(0)
  }
})

test('an error is shown when its field loses the focus, tied to it, while the result keeps the last valid value', async () => {
  const page = await open('en')
  await write(page, formatFields('en', exampleA))
  const hours = control(page, 'shiftHours')
  await hours.fill('14')
  await expect.poll(() => error(page, 'shiftHours')).toBe('')
  await hours.blur()
  const sentence =
    'Reduce the shifts or their hours to 24\u00a0h a day or less. The result still uses 2 × 8.'
  await expect.poll(() => error(page, 'shiftHours')).toBe(sentence)
  await expect.poll(() => hours.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => hours.getAttribute('aria-describedby')).toContain('roi-shiftHours-error')
  expect(await violations(page)).toEqual([])
  await expectHeadline(page, 'en', exampleA)
  await write(page, { forklifts: '50' })
  await expectHeadline(page, 'en', { ...exampleA, forklifts: 50 })
  await hours.fill('12')
  await expect.poll(() => error(page, 'shiftHours')).toBe('')
  await expectHeadline(page, 'en', { ...exampleA, forklifts: 50, shiftHours: 12 })
})

test('an error is announced once its field loses the focus, then the new headline', async () => {
  const page = await open('en')
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  const hears = (text: string) => said(text).waitFor({ state: 'attached' })
  const investment = (forklifts: number) => headline('en', { ...exampleA, forklifts })[1]
  await write(page, { ...formatFields('en', exampleA), forklifts: '40' })
  await hears(investment(40))
  const forklifts = control(page, 'forklifts')
  await forklifts.fill('abc')
  await forklifts.press('Tab')
  await hears('The result still uses 40.')
  const sentence = await error(page, 'forklifts')
  await expect
    .poll(() => said('still uses').textContent())
    .toBe(`${roiNames.en.inputs.forklifts}: ${sentence}`)
  await forklifts.fill('30')
  await hears(investment(30))
  await expect.poll(() => said('still uses').count()).toBe(0)
})

const mistakes: readonly [FieldKey, text: string, sentence: string][] = [
  ['forklifts', '5,001', 'Enter a number between 1 and 5,000. The result still uses 25.'],
  ['area', 'big', 'Enter a number such as 1,234.5. The result still uses 15,000.'],
  ['area', '99', 'Enter a number between 100 and 2,000,000\u00a0m². The result still uses 15,000.'],
  ['shifts', '2.5', 'Enter a whole number. The result still uses 2.'],
  ['shiftHours', '25', 'Enter a number between 1 and 24. The result still uses 8.'],
  ['workingDays', '367', 'Enter a number between 1 and 366. The result still uses 250.'],
  ['pallets', '', 'Enter a number. The result still uses 300,000.'],
  ['capacityUsed', '101', 'Enter a number between 0 and 100. The result still uses 75.'],
  ['margin', '-1', 'Enter a number between 0 and 100. The result still uses 12.'],
  ['accidents', '366', 'Enter a number between 0 and 365. The result still uses 1.5.'],
  [
    'repairCost',
    '10,000,001',
    'Enter a number between 0 and 10,000,000. The result still uses 1,200.',
  ],
  ['daysDown', '366', 'Enter a number between 0 and 365. The result still uses 2.'],
  ['complianceFees', '1e9', 'Enter a number such as 1,234.5. The result still uses 15,000.'],
]

test('what is wrong with a field is said beside it, until it is right again', async () => {
  const page = await open('en', toFragment(exampleA))
  const right = formatFields('en', exampleA)
  await expectHeadline(page, 'en', exampleA)
  await openRefine(page)
  for (const [key, text, sentence] of mistakes) {
    await control(page, key).fill(text)
    await control(page, key).blur()
    await expect.poll(() => error(page, key), { message: `${key} "${text}"` }).toBe(sentence)
    await expectHeadline(page, 'en', exampleA)
    await control(page, key).fill(right[key]!)
    await expect.poll(() => error(page, key), { message: `${key} again` }).toBe('')
  }
})

test('an error behind "Refine" opens it and takes the focus', async () => {
  const page = await open('en')
  await write(page, { aisles: '3.5' })
  await formOf(page).locator('summary').click()
  await expect.poll(() => isRefined(page)).toBe(false)
  await control(page, 'forklifts').press('Enter')
  await expect.poll(() => isRefined(page)).toBe(true)
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  await expect.poll(focused).toBe('aisles')
})

test('the name of the company is no condition, and goes into link and print', async () => {
  const { estimator } = formWords.en
  const page = await open('en', toFragment({ ...exampleA, companyName: '' }))
  await catchPrint(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = () => page.evaluate(() => navigator.clipboard.readText())
  const name = control(page, 'companyName')
  await name.focus()
  await name.blur()
  await expect.poll(() => error(page, 'companyName')).toBe('')
  await press(page, estimator.copyLink)
  await page.getByRole('status').filter({ hasText: estimator.copied }).waitFor()
  expect(await link()).not.toContain('companyName')
  await name.fill('x'.repeat(121))
  await name.blur()
  await expect.poll(() => error(page, 'companyName')).toBe('Shorten the text to 120 characters')
  expect(await violations(page)).toEqual([])
  await name.fill('Halle 7')
  await press(page, estimator.copyLink)
  await expect.poll(link).toContain('companyName=Halle+7')
  await press(page, estimator.print)
  await page.locator('body[data-printed]').waitFor()
})

// `pricing-page.test.ts` posts it in six languages without a browser.
test('without JavaScript a rejected form shows the error of each field and keeps the rest', async () => {
  const lang = 'de'

  const page = await site.open({ locale: localeOf[lang], javaScriptEnabled: false })
  // The form is posted to be computed: nothing is stored.
  site.expectTrace(/^(422|POST) \/..\/pricing/)
  await page.goto(`/${lang}/pricing`)
  await write(page, { companyName: 'Halle 7', forklifts: '0', aisles: '2001', margin: '12' })
  await formOf(page).evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await formOf(page).getByRole('button', { name: formWords[lang].estimator.calculate }).click()
  const { checkEntries } = formWords[lang].estimator
  const summary = page.getByRole('group', { name: checkEntries })
  const { forklifts, aisles } = roiNames[lang].inputs
  await expect.poll(() => summary.getByRole('link').allTextContents()).toEqual([forklifts, aisles])
  await expect
    .poll(() => error(page, 'forklifts'))
    .toContain(formatFields(lang, { forklifts: 5_000 }).forklifts)
  await expect
    .poll(() => error(page, 'aisles'))
    .toContain(formatFields(lang, { aisles: 2_000 }).aisles)
  await expect.poll(() => control(page, 'companyName').inputValue()).toBe('Halle 7')
  await expect.poll(() => control(page, 'margin').inputValue()).toBe('12')
})
