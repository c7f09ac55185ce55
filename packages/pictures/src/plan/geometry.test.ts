import { expect, it } from 'vitest'
import { drivenPath, polygonArea, type Point } from './geometry.ts'

it('measures a polygon whichever way round it is drawn', () => {
  const corners: readonly Point[] = [
    [0, 0],
    [3, 0],
    [3, 4],
  ]
  expect(polygonArea(corners)).toBe(6)
  expect(polygonArea(corners.toReversed())).toBe(6)
})

it('cuts a corner by a curve', () => {
  expect(
    drivenPath(
      [
        [0, 0],
        [4, 0],
        [4, 4],
      ],
      1,
    ),
  ).toBe('M0 0L3 0Q4 0 4 1L4 4')
})

it('never begins a curve before the middle of a short leg', () => {
  expect(
    drivenPath(
      [
        [0, 0],
        [1, 0],
        [1, 4],
      ],
      2,
    ),
  ).toBe('M0 0L0.5 0Q1 0 1 2L1 4')
})
