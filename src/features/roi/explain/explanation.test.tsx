import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '#src/i18n/locales.ts'
import { calculate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import { firstPriceList } from '../model/first-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import type { ResultKey } from '../model/measures/results.ts'
import { Explanation } from './explanation.tsx'
import { termWordsFor } from './term-words.ts'

const results = Object.keys(calculate(exampleA, firstPriceList).results) as ResultKey[]

const draw = (
  result: ResultKey,
  input: RoiInput,
  lang: (typeof langs)[number] = 'en',
  priceList = firstPriceList,
) =>
  renderToStaticMarkup(
    <Explanation
      lang={lang}
      result={result}
      input={input}
      priceList={priceList}
      words={termWordsFor(lang, priceList)}
      defaultsUsed={['workingDays']}
    />,
  )

/** The visible text, with a bar between elements. */
const read = (...of: Parameters<typeof draw>) =>
  draw(...of)
    .replaceAll(/<\/?(b|span|strong|a)( [^>]*)?>/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')

test.each(langs)('nothing is missing in any of the twenty explanations in %s', (lang) => {
  const pilot = {
    ...exampleB,
    contractType: 'pilot',
    aisles: 0,
    aisleLength: 0,
    pallets: 0,
  } as const
  for (const result of results)
    for (const input of [exampleA, exampleB, pilot])
      expect(read(result, input, lang)).not.toMatch(/\{|\}|undefined|NaN|\bnull\b/)
})

test('a formula stands in names and in the visitor’s numbers, with what comes out', () => {
  const text = read('anchors', exampleA)
  for (const line of [
    'max(Least number of anchors; ⌈Open area ÷ Open hall per anchor⌉ + Anchors above the aisles)',
    'max(6; ⌈8,400 ÷ 312.5⌉ + 30) = 57',
    'max(0; 15,000 − 20 × 60 × 5.5) = 8,400 m²',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(`|${line}|`)
})

test('German numbers, and a contract’s own constants under their own names', () => {
  const text = read('softwareCost', exampleA, 'de')
  expect(text).toContain(
    '|Anzahl Stapler × Softwaregebühr je Fahrzeug und Monat × Laufzeit Partner (Monate)|',
  )
  expect(text.replaceAll('\u00a0', ' ')).toContain('|25 × 39 × 12 = 11.700 €|')
})

test('a formula that does not apply says why', () => {
  const pilot = { ...exampleA, contractType: 'pilot', pallets: 0 } as const
  expect(read('hardwareCost', pilot)).toContain('|€0 · hardware is free in a pilot|')
  expect(read('co2KgPerPallet', pilot)).toContain('|0 · no pallets|')
})

test('defaults are distinguished from entries, with the reason of the default', () => {
  const text = read('softwareCost', exampleA) + read('lessDowntimeHours', exampleA)
  expect(text).not.toContain('|default|')
  const used = read('higherEfficiencySavings', exampleA)
  expect(used).toContain('|Working days per year|250|default|')
  expect(used).toContain('|Default: working days per year|250|')
})

test('a figure brings its range, mark, reason and addresses; words of staff stay theirs', () => {
  expect(read('hardwareCost', exampleA)).toContain(
    '|Price of an anchor|€400|€150 to €800 · proposal · Nearest published figure: EUR\u00a0480 each in a project of 625\u00a0· openrtls.com|',
  )
  const edited = structuredClone(firstPriceList)
  Object.assign(edited.constants.anchorPrice, {
    source: 'Our offers, see https://example.com/x ; May',
  })
  const html = draw('hardwareCost', exampleA, 'de', edited)
  expect(html).toMatch(
    /<span lang="en">Our offers, see <a href="https:\/\/example\.com\/x" rel="noopener"[^>]*>example\.com<\/a> ; May<\/span>/,
  )
})
