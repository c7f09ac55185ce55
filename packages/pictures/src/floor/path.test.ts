import { expect, test } from 'vitest'
import { compact, dots, overlaps, polygon, polyline } from './path.ts'

test.each([
  [0.04, '0'],
  [-0.04, '0'],
  [0.55, '.6'],
  [-0.52, '-.5'],
  [12, '12'],
  [-3.14, '-3.1'],
])('%d is written %s', (value, text) => {
  expect(compact(value)).toBe(text)
})

test('polygons are written in relative steps without rounding errors adding up', () => {
  expect(
    polygon([
      [0, 0],
      [10.04, 0],
      [10.04, 5.26],
      [0, 5.26],
    ]),
  ).toBe('M0 0h10v5.3h-10z')
  expect(
    polyline([
      [1, 1],
      [0.5, -0.5],
    ]),
  ).toBe('M1 1l-.5-1.5')
  expect(
    dots([
      [1, 2],
      [3.1372, 4],
    ]),
  ).toBe('M1 2h0M3.14 4h0')
})

test('polygons overlap when they share area, not when they touch', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const
  expect(
    overlaps(square, [
      [1, 1],
      [3, 1],
      [3, 3],
    ]),
  ).toBe(true)
  expect(
    overlaps(square, [
      [2, 0],
      [4, 0],
      [4, 2],
      [2, 2],
    ]),
  ).toBe(false)
  expect(
    overlaps(square, [
      [3, 3],
      [4, 3],
      [4, 4],
    ]),
  ).toBe(false)
})
