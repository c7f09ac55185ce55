import { expect, test } from 'vitest'
import { cornersOf, valueAt } from './course.ts'

const rented = {
  start: -100,
  perMonth: 10,
  later: [
    { from: 12, perMonth: 4 },
    { from: 36, perMonth: 8 },
  ],
}

test('a course changes its slope where its months say', () => {
  expect([0, 12, 13, 36, 40].map((month) => valueAt(rented, month))).toEqual([
    -100, 20, 24, 116, 148,
  ])
  expect(cornersOf(rented, 24)).toEqual([
    { month: 0, value: -100 },
    { month: 12, value: 20 },
    { month: 24, value: 68 },
  ])
})

test('without later months it is a straight line', () => {
  expect(valueAt({ start: -50, perMonth: 5 }, 10)).toBe(0)
})
