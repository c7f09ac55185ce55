import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toFragment } from '@repo/estimator/form/fragment.ts'
import { exampleA, exampleB } from '@repo/estimator/model/examples.ts'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { expectHeadline } from './visitor-estimate-steps.ts'

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

test.each(langs)(
  'the estimate prints on two pages, A4 and Letter, with its picture and its address: %s',
  async (lang) => {
    const page = await site.open({ locale: localeOf[lang] })
    // Nothing left empty, and defaults for everything optional: the longest list of assumptions.
    const { country, forklifts, area, shifts, shiftHours, pallets } = exampleB
    const companyName = 'Hallenwerk Nord Logistik- und Produktionsgesellschaft mbH'
    const few = { country, companyName, forklifts, area, shifts, shiftHours, pallets }
    for (const [input, whole] of [
      [few, undefined],
      [{ ...exampleA, companyName }, exampleA],
    ] as const) {
      await page.goto('about:blank')
      await page.goto(`/${lang}/pricing#${toFragment(input)}`)
      if (whole) await expectHeadline(page, lang, whole)
      await sheetFetched(page)
      for (const format of ['A4', 'Letter'])
        expect([format, pagesOf(await page.pdf({ format }))]).toEqual([format, 2])
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('[data-sheet]')
    await expect.poll(() => sheet.locator('figure > svg').isVisible()).toBe(true)
    await expect
      .poll(() => sheet.locator('dl dd').first().textContent())
      .toContain('Hallenwerk Nord')
    const href = await sheet.locator('dl a').getAttribute('href')
    expect(href).toContain(`/${lang}/pricing#country=DE&companyName=Hallenwerk`)
  },
)
