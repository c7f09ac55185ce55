import { expect, test } from 'vitest'
import { claimFigures } from './claim-figures.ts'
import { shippedPriceList } from './shipped-price-list.ts'

// The figures of section 14 of the model, whose own sites are not given: ours are within 0.5 months.
test('the stated average rests on what the model says, and moves as it says', () => {
  const steps = claimFigures(shippedPriceList)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { sites, mean, shareUnder, noFees, variants } = step.value
  expect(sites).toBe(3_402)
  expect(mean).toBeCloseTo(9.18, 1)
  expect(shareUnder).toBeCloseTo(0.787, 2)
  expect(noFees.mean).toBeCloseTo(9.65, 1)
  expect(noFees.shareUnder).toBeCloseTo(0.727, 2)
  const moved = [variants.oneShift, variants.twoShifts, variants.idleShare]
  const weighted = [variants.cautiousWeights, variants.together]
  expect([...moved, ...weighted].map((months) => Number(months!.toFixed(2)))).toEqual([
    18.8, 12.73, 9.83, 11.57, 12.58,
  ])
})
