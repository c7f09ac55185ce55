import { expect, test } from 'vitest'
import { fewest, fleet, trucksInUse } from './sample-day.ts'
import { bars, shortageOf } from './shift-curve.ts'

test('the curve is a day of quarters of an hour', () => {
  expect(trucksInUse).toHaveLength(96)
  expect(fewest).toBeGreaterThan(0)
})

test('with as many trucks as the peak, none is missing', () => {
  expect(shortageOf(trucksInUse, fleet)).toMatchObject({ hours: 0, missing: 0 })
})

test('each quarter above the trucks on shift counts 15 minutes', () => {
  const above = trucksInUse.filter((value) => value > 16).length
  expect(shortageOf(trucksInUse, 16)).toMatchObject({ hours: above / 4, missing: fleet - 16 })
})

test('with as few trucks as the trough, each of them is in use all day', () => {
  expect(shortageOf(trucksInUse, fewest).used).toBe(1)
})

test('the bars below and above a level are those of the whole curve', () => {
  const count = (path: string) => path.split('M').length - 1
  expect(count(bars(trucksInUse, 0, 16, 22))).toBe(96)
  expect(count(bars(trucksInUse, 16, 22, 22))).toBe(
    trucksInUse.filter((value) => value > 16).length,
  )
})
