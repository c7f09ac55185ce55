import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { calculate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import type { ResultKey } from '../model/measures/results.ts'
import { Explanation } from './explanation.tsx'
import type { FormulaKey } from './formula-groups.ts'
import { termWordsFor } from './term-words.ts'

const results = Object.keys(calculate(exampleA, shippedPriceList).results) as ResultKey[]

const draw = (
  result: FormulaKey,
  input: RoiInput,
  lang: (typeof langs)[number] = 'en',
  priceList = shippedPriceList,
) =>
  renderToStaticMarkup(
    <Explanation
      lang={lang}
      figures={[result]}
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
    'the larger of (Minimum number of anchors and ⌈Open area ÷ Open area per anchor⌉ + Anchors above the aisles + Anchors along the walls)',
    'the larger of (6 and ⌈8,400 ÷ 312.5⌉ + 40 + 25) = 92',
    '⌈4 × √15,000 ÷ 20⌉ = 25',
    'the larger of (0 and 15,000 − 20 × 60 × 5.5) = 8,400 m²',
  ])
    expect(text.replaceAll('\u00a0', ' ')).toContain(`|${line}|`)
})

test('German numbers, and a contract’s own constants under their own names', () => {
  const text = read('softwareCost', exampleA, 'de')
  expect(text).toContain(
    '|Anzahl Stapler × Softwarepreis je Fahrzeug und Monat × Laufzeit Partner (Monate)|',
  )
  expect(text.replaceAll('\u00a0', ' ')).toContain('|25 × 39 × 12 = 11.700 €|')
  expect(read('co2Tons', exampleA, 'de')).toContain(' ÷ 1.000')
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

test('an assumption brings its range, its mark and primary sources, and no note of how it was chosen', () => {
  expect(read('lessDowntimeHours', exampleA)).toContain('|15% to 50% · stated by us|')
  expect(read('higherEfficiencySavings', exampleA)).toContain(
    '|Country row of the price list · 75% of the national',
  )
  expect(draw('higherEfficiencySavings', exampleA)).toContain(
    'href="https://ec.europa.eu/eurostat/',
  )
})

test('a rate is shown with every digit that the calculation uses', () => {
  const text = read('profitIncrease', { ...exampleA, country: 'GB' })
  expect(text).toContain('£21.335')
})

test('of our own prices only the price list is named, and no rival is linked anywhere', () => {
  const hardware = read('hardwareCost', exampleA)
  expect(hardware).toContain('|Price of an anchor|€250|our price list, version 2|')
  expect(hardware + read('softwareCost', exampleA)).not.toMatch(/€150|openrtls|telematics/)
  const hrefs = results.flatMap((result) =>
    [...draw(result, exampleA).matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host),
  )
  expect(new Set(hrefs)).toEqual(new Set(['github.com', 'ec.europa.eu', 'dinmedia.de']))
})

test('every amount of an explanation is in the currency of the country', () => {
  const polish = { ...exampleA, country: 'PL' }
  for (const result of results) expect(read(result, polish)).not.toMatch(/€|EUR \d/)
  expect(read('hardwareCost', polish)).toContain('|Price of an anchor|PLN\u00a0854|')
})

test.each(['rentedRoi', 'longRoi'] as const)('the line %s explains itself', (figure) => {
  const text = read(figure, exampleA)
  expect(text).toContain(figure === 'rentedRoi' ? '|€37,607|' : '|€83,840|')
})
