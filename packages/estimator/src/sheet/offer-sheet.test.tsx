import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { roiInput } from '#testing/calculator.ts'
import { refineFields } from '../form/refine-fields.ts'
import { roiNames } from '../messages/names/words.ts'
import { sheetWords, termsWords } from '#words/index.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { GivenInput } from '../model/input.ts'
import { OfferSheet } from './offer-sheet.tsx'

/** The text of the sheet, an entry for each cell and line. */
function sheetOf(lang: Lang, given: GivenInput = exampleA): string[] {
  const html = renderToStaticMarkup(
    <OfferSheet
      lang={lang}
      estimate={estimate(given, shippedPriceList)}
      priceList={shippedPriceList}
      publishedAt="2026-11-20T10:00:00.000Z"
      createdAt="2026-11-21T10:00:00.000Z"
      countryName="Land"
      words={{ ...sheetWords[lang], contact: 'Example Ltd, hello@example.com' }}
      names={roiNames[lang]}
      terms={termsWords[lang]}
    />,
  )
  const text = html.replace(/<[^>]+>/g, '\n').replaceAll('&#x27;', '’')
  return text.split('\n').filter(Boolean)
}

describe.each(langs)('%s', (lang) => {
  const sheet = sheetOf(lang)
  const words = sheetWords[lang]

  test('names all inputs, all results and the constants of the band', () => {
    const { inputs, results, constants } = roiNames[lang]
    const banded = Object.entries(shippedPriceList.constants).flatMap(([key, { band }]) =>
      band ? [constants[key as keyof typeof constants]] : [],
    )
    expect(banded).toHaveLength(9)
    expect(sheet).toEqual(
      expect.arrayContaining([...Object.values(inputs), ...Object.values(results), ...banded]),
    )
  })

  test('writes figures as the language does, between the two ends of the band', () => {
    const { results, band } = estimate(exampleA, shippedPriceList)
    const row = sheet.indexOf(roiNames[lang].results.hardwareCost, sheet.indexOf(words.results))
    expect(sheet.slice(row + 2, row + 5)).toEqual(
      [band.low, results, band.high].map(({ hardwareCost }) => formatNumber(lang, hardwareCost)),
    )
    expect(sheet).toContain(formatMoney(lang, 60_440, 'EUR'))
  })

  test('writes a percentage that was entered as the language does', () => {
    const { capacityUsed } = estimate(exampleA, shippedPriceList).input
    const share = formatPercent(lang, capacityUsed / 100)
    expect(sheet.join('')).toContain(share + words.inputUnits.capacityUsed.replace('%', ''))
  })

  test('has no word left to fill in', () => {
    expect(sheet.join('\n')).not.toMatch(/[{}]|undefined|NaN/)
  })

  test('says what the band is, and that VAT is left out', () => {
    expect(sheet).toContain(words.assumptions.band.replace('{count}', '9'))
    expect(sheet).toContain(words.assumptions.vat)
  })
})

test('what a default has filled is marked and listed', () => {
  expect(sheetOf('en').join('\n')).not.toContain(', assumed')
  expect(sheetOf('en')).toContain(sheetWords.en.assumptions.noDefaults)
  const sheet = sheetOf('en', roiInput())
  expect(sheet.filter((text) => text.endsWith('assumed'))).toHaveLength(refineFields.length)
  expect(sheet.join('\n')).toContain('Margin (%) · Accidents per forklift per year')
})

test('a pilot says why its ROI is negative, and has no purchase to rent instead', () => {
  const pilot = sheetOf('en', { ...exampleA, contractType: 'pilot' })
  expect(pilot).toContain(sheetWords.en.assumptions.pilot)
  expect(pilot.join('\n')).not.toContain('Hardware is priced as a purchase')
  expect(sheetOf('en')).not.toContain(sheetWords.en.assumptions.pilot)
})

test('warnings are shown, and a payback that is never reached', () => {
  const crowded = sheetOf('en', { ...exampleA, area: 6_000 })
  expect(crowded).toContain(sheetWords.en.assumptions.AISLES_EXCEED_AREA)
  const idle = sheetOf('en', {
    ...exampleA,
    capacityUsed: 100,
    accidents: 0,
    complianceFees: 0,
    margin: 0,
    contractType: 'pilot',
    useCase: 'fleet-safety',
    industry: 'internet',
    forklifts: 1,
    shiftHours: 1,
    shifts: 1,
    workingDays: 1,
    pallets: 0,
  })
  expect(idle.filter((text) => text === 'not reached')).toHaveLength(6)
})

test('three lines with their ranges from low to high, and no amount in another currency', () => {
  const text = sheetOf('en', { ...exampleA, country: 'GB' }).join('|')
  expect(text).toMatch(/Rented, 12 months\|[\d,]+\| \([\d,]+ to [\d,]+\)/)
  expect(text).not.toMatch(/€|EUR|Origin/)
  expect(text).toContain('|Price of an anchor|297.50|212.50|153|')
  expect(sheetOf('en').join('|')).toMatch(/5\.3\smonths to 21\.5\smonths/)
})

test('parts stand above their sums', () => {
  const sheet = sheetOf('en')
  const { hardwareCost, installationCost, investment, efficiencySavings, savings } =
    roiNames.en.results
  const places = [hardwareCost, installationCost, investment, efficiencySavings, savings].map(
    (name) => sheet.indexOf(name),
  )
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
