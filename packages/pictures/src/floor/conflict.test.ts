import { expect, test } from 'vitest'
import { findConflict } from './conflict.ts'

test('two that meet head-on touch when the free distance is used up', () => {
  const conflict = findConflict(
    { at: [0, 0], velocity: [2, 0] },
    { at: [13, 0], velocity: [-3, 0] },
    3,
  )
  expect(conflict?.seconds).toBeCloseTo(2)
  expect(conflict?.closingSpeed).toBeCloseTo(5)
  expect(conflict?.at[0]).toBeCloseTo(5.5)
})

test('two on crossing ways conflict only if both arrive together', () => {
  const east = { at: [-10, 0], velocity: [2, 0] } as const
  expect(findConflict(east, { at: [0, 10], velocity: [0, -2] }, 3)?.seconds).toBeGreaterThan(3)
  expect(findConflict(east, { at: [0, 30], velocity: [0, -2] }, 3)).toBeUndefined()
})

test('those who part, stand or drive side by side do not conflict', () => {
  const one = { at: [0, 0], velocity: [1, 0] } as const
  expect(findConflict(one, { at: [-10, 0], velocity: [-1, 0] }, 3)).toBeUndefined()
  expect(findConflict(one, { at: [0, 5], velocity: [1, 0] }, 3)).toBeUndefined()
})
