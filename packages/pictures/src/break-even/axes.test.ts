import { expect, test } from 'vitest'
import { axisTicks, moneyUnit, monthsAxis } from './axes.ts'

test.each([
  [5, 9.8, 12],
  [8.4, 16.9, 18],
  [9, 40, 24],
  [16, null, 36],
  [40, 55, 60],
  [75, null, 120],
  [400, 900, 120],
  [null, null, 60],
])('payback %s, cautious %s: the axis is %s months long', (payback, cautious, months) => {
  const axis = monthsAxis(payback, cautious)
  expect(axis.months).toBe(months)
  expect(axis.months % axis.step).toBe(0)
})

test.each([
  [-58_000, 64_000],
  [-1_234, 900],
  [-2_900_000_000, 4_000_000_000],
])('from %s to %s: a handful of round levels, zero among them', (bottom, top) => {
  const levels = axisTicks(bottom, top)
  expect(levels.length).toBeGreaterThanOrEqual(3)
  expect(levels.length).toBeLessThanOrEqual(7)
  expect(levels).toContain(0)
  for (const level of levels) {
    expect(level).toBeGreaterThanOrEqual(bottom)
    expect(level).toBeLessThanOrEqual(top)
  }
})

test('money is marked in thousands, long amounts in millions, with the decimals that it takes', () => {
  expect(moneyUnit([-50_000, 0, 50_000])).toEqual({ unit: 1_000, isMillions: false, digits: 0 })
  expect(moneyUnit([-2_500, 0])).toEqual({ unit: 1_000, isMillions: false, digits: 1 })
  expect(moneyUnit([-20_000_000, 0])).toEqual({ unit: 1_000_000, isMillions: true, digits: 0 })
})
