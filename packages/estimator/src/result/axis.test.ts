import { expect, test } from 'vitest'
import { labelAnchor, labelPlaces, rulerScale, rulerTicks } from './axis.ts'

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
const start = { start: 0, middle: 0.5, end: 1 }
const shares = Array.from({ length: 41 }, (_, at) => at / 40)
const pairs = shares.flatMap((left) =>
  shares.filter((right) => right >= left).map((right) => [left, right] as const),
)

test('the labels of the ruler’s ends stay inside it and never lie on each other', () => {
  const startOf = ([share, anchor]: ReturnType<typeof labelPlaces>[number]) =>
    share - width * start[anchor]
  for (const [left, right] of pairs) {
    const [one, other] = labelPlaces(left, right).map(startOf) as [number, number]
    expect(one, `${left} ${right}`).toBeGreaterThanOrEqual(0)
    expect(other, `${left} ${right}`).toBeGreaterThanOrEqual(one + width - 1e-9)
    expect(other + width, `${left} ${right}`).toBeLessThanOrEqual(1 + 1e-9)
  }
})

test('the label of the stated average stays inside the ruler in the longest translation', () => {
  const longest = 0.64
  for (const share of shares) {
    const left = share - longest * start[labelAnchor(share)]
    expect(left, `${share}`).toBeGreaterThanOrEqual(0)
    expect(left + longest, `${share}`).toBeLessThanOrEqual(1)
  }
})
