import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { termWordsFor } from '../explain/term-words.ts'
import { resultWords } from '#words/index.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { GivenInput } from '../model/input.ts'
import { inputKeys, inputMeasure } from '../model/measures/inputs.ts'
import { ResultDetails } from './result-details.tsx'

function details(lang: Lang, given: GivenInput = exampleA): string {
  const html = renderToStaticMarkup(
    <ResultDetails
      lang={lang}
      estimate={estimate(given, shippedPriceList)}
      priceList={shippedPriceList}
      publishedAt="2026-11-20T00:00:00.000Z"
      words={resultWords[lang]}
      terms={termWordsFor(lang, shippedPriceList)}
      countries={[['DE', 'Germany']]}
    />,
  )
  return html.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('the three assumptions that matter most are shown with the payback at either end', () => {
  const text = details('en').replaceAll(/<[^>]*>/g, '')
  for (const part of ['30% → 12.2 months', '80% → 6.6 months', '15% → 10.7 months']) {
    expect(text).toContain(part)
  }
  // Its price is published.
  expect(text).not.toContain('Price of an anchor')
})

test('assumptions stand in the currency of the country', () => {
  const busy = { capacityUsed: 100, margin: 60, pallets: 3_000_000 }
  const text = details('en', { ...exampleA, country: 'GB', ...busy }).replaceAll(/<[^>]*>/g, '')
  expect(text).toContain('£4.25 → ')
  expect(text).not.toContain('€')
})

test('the target is asked of what a site can change, first of the number of forklifts', () => {
  const html = details('en')
  const changed = inputKeys.filter((key) => !inputMeasure(key).isGiven)
  expect(html.match(/<option/g)).toHaveLength(changed.length)
  expect(html).not.toMatch(/<option value="(country|accidents|repairCost)"/)
  expect(html).toContain('<option value="forklifts" selected="">Number of forklifts</option>')
  expect(html).toMatch(/Your current figure, 25, is enough; it can go down to \d+\./)
})

test('the defaults that were used are listed with their values, the version with its date', () => {
  const { country, companyName, forklifts, area, shifts, shiftHours, pallets } = exampleA
  const given = { country, companyName, forklifts, area, shifts, shiftHours, pallets }
  const html = details('en', given).replaceAll(/ class="[^"]*"/g, '')
  expect(html).toContain('<dt>Working days per year</dt><dd>250</dd>')
  expect(html).toContain('<dt>Contract type</dt><dd>Partner</dd>')
  expect(html).toContain('price list version 2 of 20 November 2026.')
  expect(details('en')).not.toContain(resultWords.en.defaults)
})

test.each(langs)('%s: every placeholder is filled', (lang) => {
  expect(details(lang)).not.toMatch(/\{\w+\}|undefined|style=/)
})
