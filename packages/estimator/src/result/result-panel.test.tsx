import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { termWordsFor } from '../explain/term-words.ts'
import { roiNames } from '../messages/names/words.ts'
import { resultWords } from '#words/index.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA, exampleB } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { Quantities } from '../model/quantities.ts'
import type { RoiInput } from '../model/input.ts'
import type { Purchase } from '../model/lines.ts'
import type { ResultKey } from '../model/measures/results.ts'
import { exampleFigures, type Basis } from '../form/basis.ts'
import { ResultPanel } from './result-panel.tsx'

interface Options {
  quantities?: Quantities
  expanded?: boolean
  basis?: Basis
  onRemovePlan?: () => void
  onPartner?: () => void
  purchase?: Purchase
}

function panel(
  lang: Lang,
  site: Partial<RoiInput> = {},
  { quantities, ...options }: Options = {},
): string {
  return renderToStaticMarkup(
    <ResultPanel
      purchase="bought"
      onPurchase={() => {}}
      {...options}
      lang={lang}
      estimate={estimate({ ...exampleA, ...site }, shippedPriceList, quantities)}
      priceList={shippedPriceList}
      words={resultWords[lang]}
      terms={termWordsFor(lang, shippedPriceList)}
      countries={[['DE', 'Germany']]}
    />,
  )
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')
const keys = Object.keys(roiNames.en.results) as ResultKey[]

/** The values shown beside the names of the twenty results. */
function values(html: string): Record<ResultKey, string> {
  const found = keys.map((key) => {
    const row = html.split(`id="result-${key}"`)[1]?.split('</summary>')[0] ?? ''
    return [key, plain(`<${row.split('<span').at(-1)}`)]
  })
  return Object.fromEntries(found) as Record<ResultKey, string>
}

const goldenA = {
  anchors: '92',
  tags: '27',
  hardwareCost: '€34,250',
  softwareCost: '€11,700',
  installationCost: '€14,490',
  investment: '€60,440',
  savings: '€71,513',
  increasedProfits: '€7,949',
  efficiencySavings: '€55,575',
  safetyComplianceSavings: '€15,938',
  roi: '31.5',
  paybackMonths: '9.1',
  capacityIncrease: '25,500',
  profitIncrease: '€7,949',
  lessDowntimeHours: '357 h',
  higherEfficiencySavings: '€54,504',
  lowerRepairCosts: '€13,388',
  lowerComplianceFees: '€2,550',
  co2KgPerPallet: '0.0075',
  co2Tons: '2.24',
}

test('all twenty results of example A are shown as the model prints them', () => {
  expect(values(panel('en'))).toEqual(goldenA)
})

test('example B is shown in German formats and in its own currency', () => {
  expect(values(panel('de', exampleB))).toMatchObject({
    anchors: '126',
    hardwareCost: '41.055 £',
    investment: '72.495 £',
    savings: '148.107 £',
    roi: '121,9',
    paybackMonths: '5,4',
    capacityIncrease: '99.450',
    lessDowntimeHours: '321 h',
    co2KgPerPallet: '0,1042',
    co2Tons: '67,73',
  })
})

test('what is shown adds up', () => {
  const shown = values(panel('en', exampleB))
  const amount = (key: ResultKey) => Number(shown[key].replaceAll(/[^\d.]/g, ''))
  expect(amount('investment')).toBe(
    amount('hardwareCost') + amount('softwareCost') + amount('installationCost'),
  )
  expect(amount('savings')).toBe(amount('efficiencySavings') + amount('safetyComplianceSavings'))
  expect(amount('safetyComplianceSavings')).toBe(
    amount('lowerRepairCosts') + amount('lowerComplianceFees'),
  )
  expect(shown.increasedProfits).toBe(shown.profitIncrease)
})

test('the headline says payback with its band, ROI over the term, investment and benefit', () => {
  const text = plain(panel('en'))
  for (const part of ['9.1 months', '5.3 months', '21.5 months', '31.5%', '€60,440', '€79,462']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('ROI over 12 months')
  expect(text).toContain('Both values stay within the limits that we publish for each assumption')
  expect(text).toContain('gateways with PoE switches, installation and software. Not included:')
  expect(text).toContain('our average: under 11')
})

test('a second range keeps the prices of the list, where they change anything', () => {
  expect(plain(panel('en'))).toContain(
    'With anchors and tags at our list prices, the range is 6.1 to 17.6 months.',
  )
  expect(plain(panel('en', { contractType: 'pilot' }))).not.toContain('at our list prices')
})

test('the lines say how many payments of the rent they count', () => {
  expect(plain(panel('en'))).toContain(
    'costs of the first year, including 12 of the 36 rental payments',
  )
})

test('rented hardware is shown beside the result, and not where hardware is free', () => {
  expect(plain(panel('en'))).toContain('or rented for €951 a month over 36 months')
  expect(plain(panel('en', { contractType: 'pilot' }))).not.toContain('or rented')
})

test('three lines, each with its band; the switch chooses the headline', () => {
  const bought = plain(panel('en'))
  const line = (name: string) => bought.slice(bought.indexOf(name)).slice(0, 160)
  expect(line('Bought, 12 months')).toMatch(/€60,440.*9\.1 months 5\.3 to 21\.5.*31\.5%/)
  expect(line('Rented, 12 months')).toMatch(/€37,607.*5\.7 months.*111\.3%/)
  expect(line('Bought, 36 months')).toMatch(/€83,840.*184\.3%/)
  const rented = plain(panel('en', {}, { purchase: 'rented' }))
  for (const text of ['Cash break-even5.7 months', 'Cost in 12 months€37,607'])
    expect([text, rented.includes(text), bought.includes(text)]).toEqual([text, true, false])
})

test('a pilot has its own line before the partner’s, and no switch', () => {
  const html = panel('en', { contractType: 'pilot' })
  expect(plain(html)).toContain('Pilot, 3 months')
  expect(plain(html)).toMatch(/Pilot, 3 months.*Bought, 12 monthsCost €60,440/)
  expect(plain(html)).not.toMatch(/Rented, 12/)
  expect(html).not.toContain('name="purchase"')
})

test('a pilot is shown as it is, with the way to the first partner year', () => {
  const html = panel('en', { contractType: 'pilot' }, { onPartner: () => {} })
  expect(values(html).roi).toMatch(/^−\d/)
  expect(plain(html)).toContain('ROI over 3 months')
  expect(html).toContain('Calculate first partner year</button>')
  expect(panel('en')).not.toContain('Calculate first partner year')
})

test('a payback that is not reached, or after more than ten years, is said to be so', () => {
  const idle = { accidents: 0, complianceFees: 0, margin: 0, forklifts: 1 }
  const oneHour = { country: 'PT', capacityUsed: 100, shifts: 1, shiftHours: 1, workingDays: 1 }
  const never = panel('en', { ...idle, ...oneHour })
  expect(values(never)).toMatchObject({ paybackMonths: 'not reached', roi: '−100.0' })
  expect(never).not.toMatch(/Infinity|NaN/)
  const late = values(panel('en', { ...idle, capacityUsed: 40, aisles: 0, aisleLength: 0 }))
  expect(late.paybackMonths).toMatch(/^[\d,.]+ \(above 10 years\)$/)
})

test('warnings are sentences', () => {
  expect(panel('en')).not.toContain('take up more room')
  expect(panel('en', { area: 100 })).toContain('The aisles take up more room than the total area')
  expect(panel('en', { country: 'IS' })).toContain('This country has no price list yet')
})

test('closed rows hold nothing; a page without JavaScript gets every explanation', () => {
  const rows = (html: string) => html.match(/<\/summary><\/details>/g)?.length ?? 0
  expect(rows(panel('en'))).toBe(20 + 3)
  expect(rows(panel('en', {}, { expanded: true }))).toBe(0)
})

test('an example is said to be one, with what decides its payback', () => {
  const sentence = 'Example: 25 forklifts, 2 shifts of 8 h, €15,000 of compliance fees a year.'
  const whole = { kept: exampleFigures, derived: [] }
  expect(plain(panel('en', {}, { basis: whole }))).toContain(sentence)
  expect(plain(panel('en'))).not.toContain('Example')
})

test('a result says which figures are the example’s, and what the area gives', () => {
  const basis = { kept: ['shifts', 'pallets'], derived: ['aisles', 'aisleLength'] } as const
  const text = plain(panel('en', { aisles: 7, aisleLength: 22 }, { basis }))
  expect(text).toContain(
    'still from the example: Number of shifts and Total pallets moved per year.',
  )
  expect(text).toContain('Aisles derived from the area: 7, each 22 m long.')
  expect(plain(panel('en'))).not.toMatch(/still from the example|derived from the area/)
})

test('one count of anchors: the estimate’s with its tolerance, or that of a plan', () => {
  expect(plain(panel('en'))).toContain(
    'about 92 anchors. In nine out of ten buildings like this, the estimated number of anchors is within 15% of the number in a detailed plan.',
  )
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }
  const planned = panel('en', {}, { quantities, onRemovePlan: () => {} })
  expect(plain(planned)).toContain('Anchors from your plan: 97')
  expect(values(planned)).toMatchObject({ anchors: '97', hardwareCost: '€35,500' })
  expect(plain(planned)).not.toMatch(/92|comes to about/)
  expect(planned).toContain('Remove anchor count</button>')
})

test('beyond the fitted buildings no tolerance is stated', () => {
  const text = plain(panel('en', { area: 40_000 }))
  expect(text).toContain('is extrapolated here. Draw your plan for a more precise count.')
  expect(text).not.toContain('within 15%')
})

test('defaults that carry much of the result are named beside it, each with its field', () => {
  const html = panel('en', { capacityUsed: undefined, margin: undefined })
  expect(plain(html)).toMatch(
    /Assumed figures behind more than 10% of the benefit.*: Used fleet capacity \(%\) 75/,
  )
  expect(html).toContain('href="#roi-capacityUsed"')
  expect(panel('en')).not.toContain('#roi-')
})

test.each(langs)('%s: names are those of the word list, every placeholder is filled', (lang) => {
  const html = panel(lang, { contractType: 'pilot', area: 100 }, { expanded: true })
  expect(html).not.toMatch(/\{\w+\}|undefined|style=/)
  for (const name of Object.values(roiNames[lang].results)) expect(html).toContain(name)
})
