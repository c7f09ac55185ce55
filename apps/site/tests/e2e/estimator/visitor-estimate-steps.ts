import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FieldKey, FormValues } from '@repo/estimator/form/fields.ts'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { resultWords } from '@repo/estimator/words/index.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import type { RoiInput } from '@repo/estimator/model/input.ts'
import { monthsText } from '@repo/estimator/result/format-result.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { SiteInChromium } from '../support/site-in-chromium.ts'
import { awake } from '../support/visitor-form-steps.ts'

export const formOf = (page: Page) =>
  page.locator('form', { has: page.locator('[name=forklifts]') })
export const control = (page: Page, key: FieldKey | 'areaUnit') =>
  formOf(page).locator(`[name=${key}]`)
export const error = (page: Page, key: FieldKey) => page.locator(`#roi-${key}-error`).textContent()
const inShort = (page: Page) =>
  formOf(page).locator('p', { has: page.locator('a[href="#result"]') })
export const resultOf = (page: Page) => page.locator('#result')

/** The example with which the fields begin, its defaults filled in. */
export function estimateOf({ country = 'GB', ...change }: Partial<RoiInput>): RoiInput {
  return estimate({ ...exampleSite(shippedPriceList, country), ...change }, shippedPriceList).input
}

/** The first two figures as the page shows them for an input. */
export function headline(lang: Lang, input: RoiInput): [payback: string, investment: string] {
  const { results, currency } = estimate(input, shippedPriceList)
  return [
    monthsText(lang, results.paybackMonths, resultWords[lang]),
    formatMoney(lang, results.investment, currency),
  ]
}

export async function expectHeadline(page: Page, lang: Lang, input: RoiInput): Promise<void> {
  const shown = () => inShort(page).locator('strong').allTextContents()
  await expect.poll(shown).toEqual(headline(lang, input))
}

/** Opens the calculator, with a link's fragment if there is one, and waits until it computes. */
export async function openEstimate(
  site: Pick<SiteInChromium, 'open'>,
  lang: Lang,
  fragment = '',
): Promise<Page> {
  const page = await site.open({ locale: localeOf[lang] })
  await page.goto(`/${lang}/pricing${fragment && `#${fragment}`}`)
  // Its code comes with the first use, or with a link at once.
  await control(page, 'forklifts').focus()
  await awake(formOf(page))
  return page
}

/** Begins to print; the sheet, whose code comes with the first sign that somebody is about to print. */
export async function beginPrint(page: Page): Promise<Locator> {
  const sheet = page.locator('[data-sheet]')
  const asked = async () => {
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    return sheet.count()
  }
  await expect.poll(asked).toBe(1)
  return sheet
}

/** The fields that have a default stand behind "Refine". */
const refine = (page: Page) => formOf(page).locator('details')

export const isRefined = (page: Page) =>
  refine(page).evaluate((details: HTMLDetailsElement) => details.open)

export async function openRefine(page: Page): Promise<void> {
  // A link with an error in it opens the fields by itself: a click at that moment closes them again.
  const opened = async () => {
    if (!(await isRefined(page))) await refine(page).locator('summary').click()
    return isRefined(page)
  }
  await expect.poll(opened).toBe(true)
  await refine(page).locator('input').first().waitFor()
}

/** Opens a folded part of the result or of the method. */
export async function openFold(page: Page, title: string): Promise<void> {
  const heading = page.locator('summary > h3').getByText(title, { exact: true })
  const fold = page.locator('details', { has: heading })
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').first().click()
}

/** Presses a button of the result. */
export const press = (page: Page, name: string) =>
  resultOf(page).getByRole('button', { name }).click()

/** In place of the browser's dialog for printing. */
export const catchPrint = (page: Page) =>
  page.evaluate(() => (window.print = () => document.body.toggleAttribute('data-printed')))

export async function write(page: Page, values: FormValues): Promise<void> {
  await openRefine(page)
  const kinds = await formOf(page).evaluate((form) =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, type }) => [name, type]),
    ),
  )
  for (const [key, value] of Object.entries(values) as [FieldKey, string][]) {
    const field = control(page, key).first()
    const kind = kinds[key]
    if (kind === 'radio') await radio(page, key, value).press(' ')
    else if (kind?.startsWith('select')) await field.selectOption(value)
    else await field.fill(value)
  }
}

export const radio = (page: Page, key: FieldKey | 'areaUnit', value: string): Locator =>
  control(page, key).and(page.locator(`[value="${value}"]`))

export const hashOf = (page: Page) => page.evaluate(() => location.hash.slice(1))

/** The fragment of a site, with the price list and the day of its estimate. */
export const inputsOf = (input: RoiInput) =>
  new RegExp(
    `^${RegExp.escape(toFragment(input))}&list=${shippedPriceList.version}&date=\\d{4}-\\d\\d-\\d\\d$`,
  )
