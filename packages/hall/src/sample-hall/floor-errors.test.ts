import { expect, test } from 'vitest'
import { stateAt } from '@repo/pictures/floor/engine.ts'
import { openSample } from '@repo/pictures/floor/sample-floor.ts'
import { aislesOf } from '#src/model/aisles.ts'
import { expectedAt } from '#src/model/error.ts'
import { errorsOf, floorErrors, floorHall } from './floor-errors.ts'

const floor = { ...openSample(), errors: floorErrors() }
const aisles = aislesOf(floorHall)

test('every truck of the home page has at every step the error that the model expects there', () => {
  for (let seconds = 0; seconds < 72; seconds += 0.25) {
    for (const { id, kind, at, error } of stateAt(floor, seconds).movers) {
      if (kind !== 'truck') continue
      const expected = expectedAt(floorHall, aisles, at).error
      expect(error, `${id} at ${seconds} s`).toBe(Math.round((expected ?? NaN) * 100))
    }
  }
})

test('two digits suffice: every position of a truck is fine or good', () => {
  const classes = new Set<string>()
  for (let seconds = 0; seconds < 72; seconds += 0.25) {
    for (const { kind, at } of stateAt(floor, seconds).movers) {
      if (kind === 'truck') classes.add(expectedAt(floorHall, aisles, at).class)
    }
  }
  expect([...classes].toSorted()).toEqual(['fine', 'good'])
})

test('the errors are computed once, alike for the same floor', () => {
  expect(errorsOf(openSample())).toEqual(floorErrors())
  expect(floorErrors()).toBe(floorErrors())
})
