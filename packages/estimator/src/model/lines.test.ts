import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { exampleSite } from './examples.ts'
import { firstPriceList as priceList } from './first-price-list.ts'
import { headlineOf, linesOf } from './lines.ts'

const exampleIn = (country: string, change: object = {}) =>
  estimate({ ...exampleSite(priceList, country), ...change }, priceList)

// The table of section 13 of the model.
test.each([
  ['GB', 17_000, 46_153, 58_729, 9.4, 27.2, 27_878, 5.7, 110.7, 65_953, 167.1],
  ['DE', 20_000, 55_680, 102_398, 6.5, 83.9, 34_180, 4, 199.6, 79_080, 288.5],
  ['ES', 20_000, 47_175, 66_075, 8.6, 40.1, 27_825, 5.1, 137.5, 68_175, 190.8],
  ['FR', 20_000, 55_850, 102_631, 6.5, 83.8, 34_350, 4, 198.8, 79_250, 288.5],
  ['IT', 20_000, 50_068, 77_782, 7.7, 55.4, 29_643, 4.6, 162.4, 72_268, 222.9],
  ['PT', 20_000, 47_175, 51_822, 10.9, 9.9, 27_825, 6.4, 86.2, 68_175, 128],
])('the example of the page in %s, in three lines', (country, ...golden) => {
  const example = exampleIn(country)
  const { input, results } = example
  const [bought, rented, long] = linesOf(example, priceList)
  expect([
    input.complianceFees,
    bought.spent,
    results.savings + results.increasedProfits,
    bought.paybackMonths,
    bought.roi,
    rented!.spent,
    rented!.paybackMonths,
    rented!.roi,
    long!.spent,
    long!.roi,
  ]).toEqual(golden)
})

test('the example takes every default, and its fees are whole hundreds in every currency', () => {
  for (const { code, fx } of priceList.countries) {
    const { input, defaultsUsed } = exampleIn(code)
    expect(defaultsUsed).toEqual([
      'workingDays',
      'capacityUsed',
      'margin',
      'accidents',
      'repairCost',
      'daysDown',
    ])
    expect(input.complianceFees % 100).toBe(0)
    expect(Math.abs(input.complianceFees - 20_000 * fx)).toBeLessThanOrEqual(50)
  }
})

test('the first line is the specified result, with its band', () => {
  const { results, band, ...rest } = exampleIn('DE')
  const [bought] = linesOf({ results, band, ...rest }, priceList)
  expect(bought).toMatchObject({ spent: results.investment, roi: results.roi, months: 12 })
  expect(bought.band.low.paybackMonths).toBe(band.low.paybackMonths)
  expect(bought.band.high.roi).toBe(band.high.roi)
})

test('every line lies inside its band', () => {
  for (const { roi, band } of linesOf(exampleIn('PT'), priceList)) {
    expect(band.low.roi).toBeLessThan(roi)
    expect(band.high.roi).toBeGreaterThan(roi)
  }
})

test('the switch chooses between bought and rented; a pilot has only its own line', () => {
  const partner = linesOf(exampleIn('GB'), priceList)
  expect(headlineOf(partner, 'bought').paybackMonths).toBe(9.4)
  expect(headlineOf(partner, 'rented').paybackMonths).toBe(5.7)
  const pilot = linesOf(exampleIn('GB', { contractType: 'pilot' }), priceList)
  expect(pilot.map(({ key, months }) => [key, months])).toEqual([['pilot', 3]])
  expect(headlineOf(pilot, 'rented').key).toBe('pilot')
})

test('what never pays back has no payback in any line', () => {
  const idle = { accidents: 0, complianceFees: 0, margin: 0, forklifts: 1, capacityUsed: 100 }
  const site = { ...idle, shifts: 1, shiftHours: 1, workingDays: 1 }
  const lines = linesOf(exampleIn('PT', site), priceList)
  expect(lines.map(({ paybackMonths, roi }) => [paybackMonths, roi])).toEqual([
    [null, -100],
    [null, -100],
    [undefined, -100],
  ])
})
