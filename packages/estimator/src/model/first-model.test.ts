import { expect, test } from 'vitest'
import { draftPriceList } from '#testing/calculator.ts'
import { firstA, firstB } from '#testing/golden.ts'
import { calculate, estimate } from './estimate.ts'
import { exampleA, exampleB, exampleSite } from './examples.ts'
import { firstPriceList } from './first-price-list.ts'
import { linesOf } from './lines.ts'
import { portfolioMean, portfolioPaybacks } from './portfolio.ts'
import { roundTo } from './rounding.ts'
import { sensitivities } from './sensitivity.ts'

// Stored estimates and shared links name this version of the model: its results never change.

test('the worked examples of model version 1, to the last digit', () => {
  const a = estimate(exampleA, firstPriceList)
  expect(a).toMatchObject({ results: firstA, warnings: [], constantsVersion: 1 })
  expect(estimate(exampleB, firstPriceList)).toMatchObject({ results: firstB, warnings: [] })
})

test('the steps of the worked examples', () => {
  const stepsOf = (input: typeof exampleA) => {
    const { terms: t, results } = calculate(input, firstPriceList)
    const { low, high } = estimate(input, firstPriceList).band
    const steps = [
      [high.paybackMonths, low.paybackMonths],
      [t.cell, t.open, t.aisleAnchors, t.gateways, t.manDays, t.scheduledHours, t.usedHours],
      [t.downtimeValue, t.energyUnits, results.savings + results.increasedProfits],
    ]
    return steps.map((line) => line.map((value) => roundTo(value!, 4)))
  }
  expect(stepsOf(exampleA)).toEqual([
    [4.9, 16.9],
    [312.5, 8400, 30, 3, 17, 4000, 75_000],
    [1071, 6544.3359, 79_462],
  ])
  expect(stepsOf(exampleB)).toEqual([
    [2.9, 9.8],
    [312.5, 14_960, 32, 4, 24, 7200, 230_400],
    [501, 22_803.12, 160_887],
  ])
})

// The table of section 13 of the model.
test.each([
  ['GB', 46_153, 58_729, 9.4, 27.2, 27_878, 5.7, 110.7, 65_953, 167.1],
  ['DE', 55_680, 102_398, 6.5, 83.9, 34_180, 4, 199.6, 79_080, 288.5],
  ['ES', 47_175, 66_075, 8.6, 40.1, 27_825, 5.1, 137.5, 68_175, 190.8],
  ['FR', 55_850, 102_631, 6.5, 83.8, 34_350, 4, 198.8, 79_250, 288.5],
  ['IT', 50_068, 77_782, 7.7, 55.4, 29_643, 4.6, 162.4, 72_268, 222.9],
  ['PT', 47_175, 51_822, 10.9, 9.9, 27_825, 6.4, 86.2, 68_175, 128],
])('the example of the page in %s, in three lines', (country, ...golden) => {
  const example = estimate(exampleSite(firstPriceList, country), firstPriceList)
  const { savings, increasedProfits } = example.results
  const [bought, rented, long] = linesOf(example, firstPriceList)
  expect([
    bought.spent,
    savings + increasedProfits,
    bought.paybackMonths,
    bought.roi,
    rented!.spent,
    rented!.paybackMonths,
    rented!.roi,
    long!.spent,
    long!.roi,
  ]).toEqual(golden)
})

test('beyond the term the payback is divided as within it, and a pilot has only its own line', () => {
  const slow = { ...exampleA, shifts: 1, capacityUsed: 40 }
  const { results, ...site } = estimate(slow, firstPriceList)
  const benefit = results.savings + results.increasedProfits
  expect(results.paybackMonths).toBeGreaterThan(12)
  expect(results.paybackMonths).toBe(roundTo(results.investment / (benefit / 12), 1))
  const [, rented] = linesOf({ results, ...site }, firstPriceList)
  expect(rented!.paybackMonths).toBe(roundTo(rented!.spent / (benefit / 12), 1))
  const pilot = estimate({ ...slow, contractType: 'pilot' }, firstPriceList)
  expect(linesOf(pilot, firstPriceList)).toHaveLength(1)
})

/** Section 8 of the model: the payback at the minimum and at the maximum. */
const stated: Record<string, [number, number, number, number]> = {
  anchorPrice: [150, 6.3, 800, 11.9],
  tagPrice: [60, 7.6, 400, 9],
  feePartner: [25, 7.8, 60, 9.4],
  moneyShare: [0.3, 11.2, 0.8, 6.1],
  idleShare: [0.15, 9.9, 0.4, 6.9],
  searchShare: [0.02, 9.4, 0.25, 6.5],
  retrievalShare: [0.3, 8.7, 0.5, 8.1],
  throughputGain: [0.05, 9.1, 0.2, 8.4],
  impactCut: [0.15, 9.4, 0.5, 7.8],
  usableRange: [0.35, 10.8, 0.6, 7.8],
  palletRevenue: [5, 8.7, 12, 8],
}

test('the sensitivity of example A is as the model states', () => {
  const found = sensitivities(exampleA, firstPriceList)
    .filter(({ key }) => key in stated)
    .map(({ key, low, high }) => [key, [low.value, low.months, high.value, high.months]])
  expect(Object.fromEntries(found)).toEqual(stated)
})

test('the payback of the portfolio, and that of the first draft', () => {
  const paybacks = portfolioPaybacks(firstPriceList)
  const months = paybacks.map((site) => site.months!).toSorted((a, b) => a - b)
  expect(portfolioMean(paybacks)).toBeCloseTo(8.45, 1)
  expect([months[0], months[1_701], months.at(-1)]).toEqual([3.7, 8.2, 19.5])
  const draft = portfolioPaybacks(draftPriceList())
  expect(Math.abs(portfolioMean(draft)! - 14.11)).toBeLessThan(0.25)
})
