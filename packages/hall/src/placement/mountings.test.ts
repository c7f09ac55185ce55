import { expect, test } from 'vitest'
import { candidatesOf } from '#src/model/candidates.ts'
import { planOf } from '../planner/templates.ts'
import { freeMountings, mountingAt, nearestTo } from './mountings.ts'

const plan = planOf('medium-store')
const candidates = candidatesOf(plan)
const anchors = candidates.slice(0, 9).map(({ x, y, z }) => ({ x, y, z, range: 50 as const }))

test('an anchor hangs on what the building offers at its place, or on nothing', () => {
  expect(mountingAt(plan, { x: 12, y: 12 })).toBe('column')
  expect(mountingAt(plan, { x: 12.01, y: 12 })).toBeUndefined()
  expect(mountingAt({ ...plan, mounts: [{ x: 12, y: 12, z: 5 }] }, { x: 12, y: 12 })).toBe('mount')
})

test('places with an anchor are not free', () => {
  expect(freeMountings({ ...plan, anchors })).toEqual(candidates.slice(9))
  expect(freeMountings({ ...plan, anchors: [] })).toHaveLength(candidates.length)
})

test('the nearest place, and none where there are none', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 5, y: 5 },
    { x: 9, y: 9 },
  ]
  expect(nearestTo(places, { x: 6, y: 4 })).toBe(1)
  expect(nearestTo([], { x: 6, y: 4 })).toBe(-1)
})
