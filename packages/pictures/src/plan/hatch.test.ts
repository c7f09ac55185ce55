import { expect, it } from 'vitest'
import type { Point } from './geometry.ts'
import { hatchPath } from './hatch.ts'

const square: readonly Point[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
]

it('draws every line from edge to edge', () => {
  expect(hatchPath(square, Math.SQRT2)).toBe('M0 1L1 0M0 3L3 0M1 4L4 1M3 4L4 3')
})

it('leaves out the notch of a polygon that is not convex', () => {
  const notched: readonly Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 2],
    [0, 4],
  ]
  const lines = hatchPath(notched, Math.SQRT2).split('M').slice(1)
  expect(lines).toContain('0 3L3 0')
  expect(lines.every((line) => !line.startsWith('1 4'))).toBe(true)
})
