import { expect, test } from 'vitest'
import { someInputs } from '#testing/calculator.ts'
import { benefitOf } from './breakdown.ts'
import { calculate, estimate } from './estimate.ts'
import { exampleA } from './examples.ts'
import { firstPriceList } from './first-price-list.ts'
import { linesOf } from './lines.ts'
import { paybackOf } from './payback.ts'
import { shippedPriceList } from './shipped-price-list.ts'

// The one-shift site of the model's section 15.
const slow = { ...exampleA, shifts: 1, capacityUsed: 60 }

test('within the term the payback of both models is the same, beyond it that of version 2 is later', () => {
  const costs = { hardwareCost: 30_000, softwareCost: 12_000, installationCost: 10_000, term: 12 }
  const of = (model: 1 | 2, benefit: number) => paybackOf({ ...costs, benefit, model })
  expect([of(1, 60_000), of(2, 60_000)]).toEqual([10.4, 10.4])
  expect([of(1, 52_000), of(2, 52_000)]).toEqual([12, 12])
  expect([of(1, 30_000), of(2, 30_000)]).toEqual([20.8, 26.7])
  expect([of(1, 12_000), of(2, 12_000)]).toEqual([52, null])
  expect([of(1, 0), of(2, 0)]).toEqual([null, null])
})

test('the payback is continuous at the term', () => {
  const costs = { hardwareCost: 30_000, softwareCost: 12_000, installationCost: 10_000, term: 12 }
  const benefits = Array.from({ length: 400 }, (_, step) => 46_000 + 30 * step)
  const months = benefits.map((benefit) => paybackOf({ ...costs, benefit, model: 2 })!)
  const steps = months.slice(1).map((value, at) => months[at]! - value)
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...steps)).toBeLessThanOrEqual(0.11)
  expect([months[0]! > 12, months.at(-1)! < 12]).toEqual([true, true])
})

test('rented hardware goes on costing its rent after the term', () => {
  const site = estimate(slow, shippedPriceList)
  const [bought, rented] = linesOf(site, shippedPriceList)
  const { hardwareCost, softwareCost, installationCost } = site.results
  const month = benefitOf(site.results) / 12 - softwareCost / 12
  const later = (once: number, rent: number) => Math.round((once / (month - rent)) * 10) / 10
  expect(bought.paybackMonths).toBe(later(hardwareCost + installationCost, 0))
  const within = rented!.spent / (benefitOf(site.results) / 12)
  expect(within).toBeLessThan(12)
  const weak = estimate({ ...slow, capacityUsed: 45 }, shippedPriceList)
  const [, late] = linesOf(weak, shippedPriceList)
  const rest = benefitOf(weak.results) / 12 - weak.results.softwareCost / 12
  const rent = weak.results.hardwareCost / 36
  expect(late!.paybackMonths).toBe(
    Math.round((weak.results.installationCost / (rest - rent)) * 10) / 10,
  )
})

test('model version 1 and 2 agree on every result but count, cost, ROI and payback', () => {
  const moved = new Set(['anchors', 'hardwareCost', 'installationCost', 'investment', 'roi'])
  for (const input of someInputs(20_261_127, 300)) {
    const [first, second] = [firstPriceList, shippedPriceList].map((list) =>
      Object.entries(calculate(input, list).results).filter(
        ([key]) => !moved.has(key) && key !== 'paybackMonths',
      ),
    )
    expect(second).toEqual(first)
  }
})
