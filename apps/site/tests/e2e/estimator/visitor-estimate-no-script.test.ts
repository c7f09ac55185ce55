import { expect, test } from 'vitest'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { goldenA } from '@repo/estimator/testing/golden.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  control,
  expectHeadline,
  formOf,
  headline,
  radio,
  resultOf,
  write,
} from './visitor-estimate-steps.ts'

const site = siteToRead()
// Posted forms: nothing is stored.
const computed = /^POST \/..\/pricing/

/** The server does the same in every language; `pricing-page.test.ts` posts the form in all. */
test.each(['en', 'de'] as const)(
  '%s: the posted form shows the same figures, with their explanations',
  async (lang) => {
    const page = await site.open({ locale: localeOf[lang], javaScriptEnabled: false })
    site.expectTrace(computed)
    await page.goto(`/${lang}/pricing`)
    await write(page, formatFields(lang, exampleA))
    await formOf(page).getByRole('button', { name: formWords[lang].estimator.calculate }).click()
    await page.waitForURL(`**/${lang}/pricing#result`)
    await expectHeadline(page, lang, exampleA)
    await expect
      .poll(() => control(page, 'repairCost').inputValue())
      .toBe(formatFields(lang, exampleA).repairCost)
    await expect.poll(() => radio(page, 'contractType', 'partner').isChecked()).toBe(true)
    await expect
      .poll(() => resultOf(page).textContent())
      .toContain(formatMoney(lang, goldenA.higherEfficiencySavings, 'EUR'))
  },
)

test('the response to a posted form prints its sheet only', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  site.expectTrace(computed)
  await page.goto('/en/pricing')
  await write(page, { ...formatFields('en', exampleA), companyName: 'Example Ltd' })
  await formOf(page).getByRole('button', { name: formWords.en.estimator.calculate }).click()
  await page.waitForURL('**/en/pricing#result')
  const sheet = page.locator('[data-sheet]')
  await expect.poll(() => sheet.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => sheet.isVisible()).toBe(true)
  const [, investment] = headline('en', exampleA)
  await expect.poll(() => sheet.textContent()).toContain(investment)
  await expect.poll(() => sheet.textContent()).toContain('Example Ltd')
  await expect.poll(() => formOf(page).isVisible()).toBe(false)
})
