import { expect, test } from 'vitest'
import { claimFigures } from './claim-figures.ts'
import { firstPriceList } from './first-price-list.ts'

// The figures of sections 8 and 13 of the model.
test('the stated average rests on what the model says, and moves as it says', () => {
  const steps = claimFigures(firstPriceList)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { sites, mean, shareUnder, noFees, variants } = step.value
  expect(sites).toBe(3_402)
  expect(mean).toBeCloseTo(8.45, 1)
  expect(shareUnder).toBeCloseTo(0.851, 2)
  expect(noFees.mean).toBeCloseTo(8.84, 1)
  expect(noFees.shareUnder).toBeCloseTo(0.8, 2)
  expect(variants.oneShift).toBeCloseTo(15.46, 1)
  expect(variants.oneRow).toBeCloseTo(10.65, 1)
  expect(variants.cautiousWeights).toBeCloseTo(10.43, 1)
  expect(variants.together).toBeCloseTo(14.11, 1)
})
