import { expect, test } from 'vitest'
import { goldenHalls } from '#testing/golden-halls.ts'
import { countedAnchors, generateHall } from './generate.ts'
import { sizeOf } from './hall-size.ts'
import type { Plan } from './plan.ts'

const names = Object.keys(goldenHalls) as (keyof typeof goldenHalls)[]

test.each(names)('%s: a generated plan has the size that it was generated from', (name) => {
  const { area, aisles, aisleLength } = goldenHalls[name]
  const size = sizeOf(generateHall(goldenHalls[name]).plan)
  expect(size).toMatchObject({ aisles, aisleLength })
  expect(Math.abs(size.area - area)).toBeLessThan(2)
})

test.each(names)('%s: the estimate counts the same anchors by either size', (name) => {
  const { plan } = generateHall(goldenHalls[name])
  expect(countedAnchors(goldenHalls[name]).all).toBe(plan.anchors.length)
  expect(countedAnchors(sizeOf(plan)).all).toBe(plan.anchors.length)
})

test('the length of aisles is their mean, whichever way they run', () => {
  const rack = { depth: 2.4, height: 6, fill: 0.85 }
  const plan: Pick<Plan, 'outline' | 'racks'> = {
    outline: [
      [0, 0],
      [60, 0],
      [60, 40],
      [0, 40],
    ],
    racks: [
      { ...rack, x: 2, y: 2, length: 30, orientation: 0 },
      { ...rack, x: 2, y: 8, length: 30, orientation: 0 },
      { ...rack, x: 40, y: 2, length: 20, orientation: 90 },
      { ...rack, x: 46, y: 2, length: 20, orientation: 90 },
    ],
  }
  expect(sizeOf(plan)).toEqual({ area: 2400, aisles: 2, aisleLength: 25, tracking: 'indoor' })
})
