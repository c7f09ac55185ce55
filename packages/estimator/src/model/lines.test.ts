import { expect, test } from 'vitest'
import { estimate } from './estimate.ts'
import { exampleSite } from './examples.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import { headlineOf, linesOf } from './lines.ts'

const exampleIn = (country: string, change: object = {}) =>
  estimate({ ...exampleSite(priceList, country), ...change }, priceList)

// Section 14 of the model states investment, benefit and both paybacks.
test.each([
  ['GB', 17_000, 49_933, 58_729, 10.2, 17.6, 30_524, 6.2, 92.4, 69_733, 152.7],
  ['DE', 20_000, 60_440, 102_398, 7.1, 69.4, 37_607, 4.4, 172.3, 83_840, 266.4],
  ['ES', 20_000, 50_775, 66_075, 9.2, 30.1, 30_225, 5.5, 118.6, 71_775, 176.2],
  ['FR', 20_000, 60_650, 102_631, 7.1, 69.2, 37_817, 4.4, 171.4, 84_050, 266.3],
  ['IT', 20_000, 53_928, 77_782, 8.3, 44.2, 32_236, 5, 141.3, 76_128, 206.5],
  ['PT', 20_000, 50_775, 51_822, 11.8, 2.1, 30_225, 7, 71.5, 71_775, 116.6],
  ['US', 21_600, 64_290, 91_383, 8.4, 42.1, 39_630, 5.2, 130.6, 89_490, 206.3],
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

test('the switch chooses between bought and rented; a pilot has its own line before the partner’s', () => {
  const partner = linesOf(exampleIn('GB'), priceList)
  expect(headlineOf(partner, 'bought').paybackMonths).toBe(10.2)
  expect(headlineOf(partner, 'rented').paybackMonths).toBe(6.2)
  const pilot = linesOf(exampleIn('GB', { contractType: 'pilot' }), priceList)
  expect(pilot.map(({ key, months }) => [key, months])).toEqual([
    ['pilot', 3],
    ['bought', 12],
  ])
  expect(pilot[1]).toMatchObject({ spent: 49_933, paybackMonths: 10.2 })
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
