import { expect, test } from 'vitest'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  beginPrint,
  catchPrint,
  control,
  expectHeadline,
  error,
  formOf,
  headline,
  isRefined,
  openEstimate,
  press,
  write,
} from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()
const open = (fragment: string) => openEstimate(site, 'en', fragment)

/** Broken bytes, a script, markup, and numbers that are none; `fragment.test.ts` reads many more. */
const hostile = [
  'country=%E0%A4%A&forklifts=seven&area=1e400&shifts=-3&aisles=3&__proto__=1&constructor=2',
  'useCase=%3Cscript%3E&companyName=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
].join('&')

test('a damaged link says what it has lost and keeps what is readable, a hostile one leaves a form that works', async () => {
  const page = await open('country=ZZ&forklifts=abc&area=9000&shifts=2&shiftHours=8&pallets=1')
  const notice = page.getByRole('status').filter({ hasText: 'This link is damaged' })
  await expect.poll(() => notice.textContent()).toContain('Country and Number of forklifts')
  await expect.poll(() => control(page, 'area').inputValue()).toBe('9,000')
  await expect.poll(() => control(page, 'forklifts').inputValue()).toBe('25')

  await page.evaluate((hash) => (location.hash = hash), hostile)
  await page.reload()
  await awake(formOf(page))
  await write(page, formatFields('en', exampleA))
  await expectHeadline(page, 'en', exampleA)
  expect(await page.locator('img[src=x]').count()).toBe(0)
})

// `error-text.test.ts` has the sentences of the other fields.
test('an error is shown and said once its field loses the focus, while the result keeps the last valid value', async () => {
  const page = await open(toFragment(exampleA))
  await expectHeadline(page, 'en', exampleA)
  const said = (text: string) => page.getByRole('status').filter({ hasText: text })
  const hears = (text: string) => said(text).waitFor({ state: 'attached' })
  const hours = control(page, 'shiftHours')
  await hours.fill('14')
  await expect.poll(() => error(page, 'shiftHours')).toBe('')
  await hours.blur()
  const sentence =
    'Reduce the shifts or their hours to 24\u00a0h a day or less. The result still uses 2 × 8.'
  await expect.poll(() => error(page, 'shiftHours')).toBe(sentence)
  await expect.poll(() => hours.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => hours.getAttribute('aria-describedby')).toContain('roi-shiftHours-error')
  await hears(`${roiNames.en.inputs.shiftHours}: ${sentence}`)
  expect(await violations(page)).toEqual([])
  await expectHeadline(page, 'en', exampleA)
  const forklifts = control(page, 'forklifts')
  await forklifts.fill('50')
  await expectHeadline(page, 'en', { ...exampleA, forklifts: 50 })
  await hours.fill('12')
  await expect.poll(() => error(page, 'shiftHours')).toBe('')
  const mended = { ...exampleA, forklifts: 50, shiftHours: 12 }
  await expectHeadline(page, 'en', mended)
  await hears(headline('en', mended)[1])
  await expect.poll(() => said('still uses').count()).toBe(0)

  await write(page, { aisles: '3.5' })
  await formOf(page).locator('summary').click()
  await expect.poll(() => isRefined(page)).toBe(false)
  await forklifts.press('Enter')
  // The error opens what it is in.
  await expect.poll(() => isRefined(page)).toBe(true)
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  await expect.poll(focused).toBe('aisles')
})

test('the name of the company is no condition, and goes into link and print, which has the numbers of the moment', async () => {
  const { estimator } = formWords.en
  const page = await open(toFragment({ ...exampleA, companyName: '' }))
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
  await name.fill('Halle 7')
  await control(page, 'forklifts').fill('26')
  await press(page, estimator.copyLink)
  await expect.poll(link).toContain('companyName=Halle+7')
  await press(page, estimator.print)
  await page.locator('body[data-printed]').waitFor()
  const sheet = await beginPrint(page)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => sheet.isVisible()).toBe(true)
  const [, investment] = headline('en', { ...exampleA, forklifts: 26 })
  await expect.poll(() => sheet.textContent()).toContain(investment)
  await expect.poll(() => sheet.textContent()).toContain('Halle 7')
  await expect.poll(() => formOf(page).isVisible()).toBe(false)
})
