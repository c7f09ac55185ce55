import { expect, test } from 'vitest'
import { placeOf, ticks } from './log-scale.ts'

test('every tenfold time is equally far from the one before', () => {
  const decades = ticks.filter(({ isDecade }) => isDecade).map(({ seconds }) => placeOf(seconds))
  expect(decades).toHaveLength(6)
  const steps = decades.slice(1).map((place, index) => place - (decades[index] ?? 0))
  for (const step of steps) expect(step).toBeCloseTo(100 / 7.6, 1)
})

test('0 s is the left end, and a day stands within the axis', () => {
  expect(placeOf(0)).toBe(0)
  expect(placeOf(1)).toBeGreaterThan(0)
  expect(placeOf(24 * 3600)).toBeLessThan(100)
})
