import { expect, test } from 'vitest'
import { labelPlaces, axisTicks, moneyUnit, monthsAxis, rulerScale, rulerTicks } from './axis.ts'

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

test('the ruler holds the cautious end and is at least a year long', () => {
  expect(rulerScale(8.4, 16.9, 4.9)).toEqual({ end: 20, major: 5 })
  expect(rulerScale(3, 5, 2).end).toBeGreaterThanOrEqual(12)
  expect(rulerScale(null, null, null).end).toBeGreaterThanOrEqual(12)
})

test('every fifth tick of the ruler is long', () => {
  expect(rulerTicks(10, 5)).toBe(
    'M0 0V8M1 0V4M2 0V4M3 0V4M4 0V4M5 0V8M6 0V4M7 0V4M8 0V4M9 0V4M10 0V8',
  )
})

const width = 0.3
const shares = Array.from({ length: 41 }, (_, at) => at / 40)
const pairs = shares.flatMap((left) =>
  shares.filter((right) => right >= left).map((right) => [left, right] as const),
)

test('the labels of the ruler’s ends stay inside it and never lie on each other', () => {
  const startOf = ([share, anchor]: ReturnType<typeof labelPlaces>[number]) =>
    share - { start: 0, middle: width / 2, end: width }[anchor]
  for (const [left, right] of pairs) {
    const [one, other] = labelPlaces(left, right).map(startOf) as [number, number]
    expect(one, `${left} ${right}`).toBeGreaterThanOrEqual(0)
    expect(other, `${left} ${right}`).toBeGreaterThanOrEqual(one + width - 1e-9)
    expect(other + width, `${left} ${right}`).toBeLessThanOrEqual(1 + 1e-9)
  }
})
