import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { estimate, calculate } from './estimate.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import type { RoiInput } from './input.ts'
import { convertedAmounts } from './converted-amounts.ts'
import { countryRow, type PriceList } from './price-list.ts'

const sites = someInputs(20_261_120, 2_000)

const resultsOf = (input: RoiInput, prices = priceList) => calculate(input, prices).results

function benefitOf(input: RoiInput): number {
  const { savings, increasedProfits } = resultsOf(input)
  return savings + increasedProfits
}

/** Sites whose figure a change lowers although it should not. */
const lowered = (figure: (input: RoiInput) => number, change: (input: RoiInput) => object) =>
  sites.filter((input) => figure({ ...input, ...change(input) }) < figure(input))

test('benefit does not fall with use up to 95 %, with accidents, with the margin', () => {
  const used = (input: RoiInput) => Math.min(input.capacityUsed, 94)
  const upTo95 = sites.filter(
    (input) =>
      benefitOf({ ...input, capacityUsed: used(input) + 1 }) <
      benefitOf({ ...input, capacityUsed: used(input) }),
  )
  expect(upTo95).toEqual([])
  expect(lowered(benefitOf, ({ accidents }) => ({ accidents: accidents + 0.5 }))).toEqual([])
  expect(lowered(benefitOf, ({ margin }) => ({ margin: margin + 1 }))).toEqual([])
})

test('investment does not fall with the area or with the forklifts', () => {
  const investmentOf = (input: RoiInput) => resultsOf(input).investment
  expect(lowered(investmentOf, ({ area }) => ({ area: area * 1.1 + 1 }))).toEqual([])
  expect(lowered(investmentOf, ({ forklifts }) => ({ forklifts: forklifts + 1 }))).toEqual([])
})

test('what is shown adds up, in the estimate and at both ends of its band', () => {
  for (const input of sites) {
    const { results, band } = estimate(input, priceList)
    for (const r of [results, band.low, band.high])
      expect([
        r.hardwareCost + r.softwareCost + r.installationCost,
        r.efficiencySavings + r.safetyComplianceSavings,
        r.lowerRepairCosts + r.lowerComplianceFees,
        r.profitIncrease,
      ]).toEqual([r.investment, r.savings, r.safetyComplianceSavings, r.increasedProfits])
    const { downtimeValue } = calculate(input, priceList).terms
    expect(results.efficiencySavings).toBe(results.higherEfficiencySavings + downtimeValue)
  }
})

test('every result is a finite number, payback alone may be absent', () => {
  const odd = sites.filter((input) =>
    Object.entries(resultsOf(input)).some(([key, value]) =>
      value === null ? key !== 'paybackMonths' : !Number.isFinite(value) || Object.is(value, -0),
    ),
  )
  expect(odd).toEqual([])
})

test('the cautious end never pays back sooner than the optimistic end', () => {
  const wrong = sites.filter((input) => {
    const { low, high } = estimate(input, priceList).band
    return (low.paybackMonths ?? Infinity) < (high.paybackMonths ?? Infinity)
  })
  expect(wrong).toEqual([])
})

test('the currency changes nothing: ten to the EUR give the same payback within rounding', () => {
  const inTens = ({ countries, ...rest }: PriceList, country: string): PriceList => {
    const { manDay, operator, electricity, lpg, diesel, fx, ...row } = countryRow(
      priceList,
      country,
    )
    const costs = { manDay, operator, electricity, lpg, diesel, fx }
    const tenfold = Object.fromEntries(Object.entries(costs).map(([key, cost]) => [key, cost * 10]))
    return { ...rest, countries: [{ ...row, ...(tenfold as typeof costs) }, ...countries] }
  }
  const worth = sites.filter(({ country }) => countryRow(priceList, country).currency === 'EUR')
  for (const input of worth.filter((site) => benefitOf(site) > 2_000)) {
    const { country } = input
    const money = convertedAmounts(input, 10)
    const before = resultsOf(input).paybackMonths!
    const after = resultsOf({ ...input, ...money }, inTens(priceList, country)).paybackMonths!
    // The fee is rounded in either currency: at most 0.5 of 35.
    expect(Math.abs(after - before)).toBeLessThan(0.1 + before * 0.015)
  }
})
