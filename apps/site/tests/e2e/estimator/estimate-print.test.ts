import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatFields } from '@repo/estimator/form/format-fields.ts'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { formWords } from '@repo/estimator/words/index.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA, exampleB, exampleSite } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import {
  control,
  expectHeadline,
  formOf,
  headline,
  radio,
  write,
} from './visitor-estimate-steps.ts'

const site = siteToRead()

/** Its code has arrived, which a script of the page asks for. */
async function sheetFetched(page: Page): Promise<void> {
  const names = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await expect.poll(names).toContain('/offer-sheet-')
  await page.waitForLoadState('networkidle')
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

/** The sheet of French has the longest texts, and after it that of German. */
test.each(process.env.AXE === 'all' ? langs : (['de', 'fr'] as const))(
  'the estimate prints on three pages, A4 and Letter, with its picture and its address: %s',
  async (lang) => {
    const page = await site.open({ locale: localeOf[lang] })
    // Nothing left empty, and defaults for everything optional: the longest list of assumptions.
    const { country, forklifts, area, shifts, shiftHours, pallets } = exampleB
    const companyName = 'Hallenwerk Nord Logistik- und Produktionsgesellschaft mbH'
    const few = { country, companyName, forklifts, area, shifts, shiftHours, pallets }
    const isInFull = lang === 'de' || process.env.AXE === 'all'
    for (const [input, whole] of [
      [few, undefined],
      ...(isInFull ? [[{ ...exampleA, companyName }, exampleA] as const] : []),
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/${lang}/pricing#${toFragment(input)}`)
      if (whole) await expectHeadline(page, lang, whole)
      await sheetFetched(page)
      for (const format of ['A4', 'Letter'])
        expect([format, pagesOf(await page.pdf({ format }))]).toEqual([format, 3])
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-sheet]')
    await expect.poll(() => sheet.locator('figure > svg').isVisible()).toBe(true)
    await expect.poll(() => formOf(page).isVisible()).toBe(false)
    await expect
      .poll(() => sheet.locator('dl dd').first().textContent())
      .toContain('Hallenwerk Nord')
    const href = await sheet.locator('dl a').getAttribute('href')
    const last = isInFull ? exampleA.country : country
    expect(href).toContain(`/${lang}/pricing#country=${last}&companyName=Hallenwerk`)
  },
)

describe('the page is printed as its sheet', () => {
  const { investment } = estimate(exampleSite(shippedPriceList, 'GB'), shippedPriceList).results
  const printed = async (page: Page) => {
    const pdf = await page.pdf({ format: 'A4' })
    await page.emulateMedia({ media: 'print' })
    return pagesOf(pdf)
  }

  test('untouched, by any means', async () => {
    const page = await site.open()
    await page.goto('/en/pricing', { waitUntil: 'networkidle' })
    const sheet = page.locator('[data-sheet]')
    expect(await sheet.isVisible()).toBe(false)
    expect(await printed(page)).toBe(3)
    await expect.poll(() => sheet.isVisible()).toBe(true)
    expect(await sheet.textContent()).toContain(formatNumber('en', investment))
  })

  // `pricing-page.test.ts` posts the form in six languages.
  test('without script, as the answer to the posted form, whose figures it has', async () => {
    const page = await site.open({ locale: localeOf.de, javaScriptEnabled: false })
    // The form is posted to be computed: nothing is stored.
    site.expectTrace(/^POST \/..\/pricing/)
    await page.goto('/de/pricing')
    await write(page, formatFields('de', exampleA))
    await formOf(page).getByRole('button', { name: formWords.de.estimator.calculate }).click()
    await page.waitForURL('**/de/pricing#result')
    await expectHeadline(page, 'de', exampleA)
    const { repairCost } = formatFields('de', exampleA)
    await expect.poll(() => control(page, 'repairCost').inputValue()).toBe(repairCost)
    await expect.poll(() => radio(page, 'contractType', 'partner').isChecked()).toBe(true)

    const sheet = page.locator('[data-sheet]')
    expect(await sheet.isVisible()).toBe(false)
    expect(await printed(page)).toBe(3)
    await expect.poll(() => sheet.isVisible()).toBe(true)
    expect(await sheet.textContent()).toContain(headline('de', exampleA)[1])
    expect(await sheet.textContent()).toContain(exampleA.companyName)
    await expect.poll(() => page.locator('#plans').isVisible()).toBe(false)
    await expect.poll(() => formOf(page).isVisible()).toBe(false)
  })

  test('where the code of the sheet does not come, prices and result are on three pages', async () => {
    const page = await site.open()
    await page.route('**/assets/offer-sheet-*.js', (route) => route.abort())
    site.expectTrace(/offer-sheet/)
    await page.goto('/en/pricing')
    await page.locator('[name=forklifts]').fill('30')
    await expect
      .poll(() => page.locator('#result').textContent())
      .toContain('still from the example')
    expect(await printed(page)).toBeLessThanOrEqual(3)
    await expect.poll(() => page.locator('#plans').isVisible()).toBe(true)
    await expect.poll(() => page.locator('[name=forklifts]').isVisible()).toBe(false)
  })
})
