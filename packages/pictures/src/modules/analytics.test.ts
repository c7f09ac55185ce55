import { expect, test } from 'vitest'
import { kilometresByUse, weeks } from './analytics.tsx'

test('the distances of shifts and of weeks add up to the same', () => {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
  const ofWeeks = sum(weeks.map(({ kilometres }) => kilometres))
  const ofShifts = kilometresByUse([0.72, 0.66, 0.57])
  expect(sum(ofShifts)).toBe(ofWeeks)
  expect(ofShifts.every((one) => Number.isInteger(one))).toBe(true)
  // 24 forklifts in use for 65% of 14 days of 24 hours, at 5.9 km an hour.
  expect(ofWeeks).toBeCloseTo(24 * 14 * 24 * 0.65 * 5.9, -3)
})
