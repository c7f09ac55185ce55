import { expect, test } from 'vitest'
import { poseAt } from './truck-poses.ts'

/** Two trucks, three seconds: the second drives to the right and turns up. */
const run = {
  places: Float32Array.of(0, 0, 10, 5, 0, 0, 12, 5, 0, 0, 12, 7),
  directions: Int8Array.of(127, 0, 127, 0, 127, 0, 127, 0, 127, 0, 0, 127),
  seconds: 3,
  perTruck: [],
}
const poseOf = (truck: number, t: number) => {
  const pose = { x: 0, y: 0, dx: 0, dy: 0 }
  poseAt({ ...run, perTruck: Array.from({ length: 2 }) as never }, truck, t, pose)
  return pose
}

test('a truck is between the two kept seconds', () => {
  expect(poseOf(1, 0.5)).toEqual({ x: 11, y: 5, dx: 1, dy: 0 })
  expect(poseOf(0, 1.5)).toMatchObject({ x: 0, y: 0 })
})

test('a direction between two has length 1', () => {
  const { dx, dy } = poseOf(1, 1.5)
  expect(dx).toBeCloseTo(Math.SQRT1_2, 9)
  expect(dy).toBeCloseTo(Math.SQRT1_2, 9)
})

test('before the first and after the last second a truck stands there', () => {
  expect(poseOf(1, -1)).toMatchObject({ x: 10, y: 5 })
  const { x, y, dx, dy } = poseOf(1, 99)
  expect([x, y]).toEqual([12, 7])
  expect(dx).toBeCloseTo(0, 9)
  expect(dy).toBeCloseTo(1, 9)
})

test('a truck that has turned round is seen turning, a sixth of it in a sixth of the second', () => {
  const turning = { x: 0, y: 0, dx: 0, dy: 0 }
  const round = {
    places: new Float32Array(4),
    directions: Int8Array.of(0, 127, 0, -127),
    seconds: 2,
    perTruck: Array.from({ length: 1 }) as never,
  }
  poseAt(round, 0, 1 / 6, turning)
  expect(Math.abs(turning.dx)).toBeCloseTo(0.5, 9)
  expect(turning.dy).toBeCloseTo(Math.sqrt(0.75), 9)
})
