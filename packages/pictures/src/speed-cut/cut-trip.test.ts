import { expect, test } from 'vitest'
import { cutTrip, secondsOf } from './cut-trip.ts'
import { sampleRules, sampleSpeeds, sampleStep } from './sample-trip.ts'

const rules = { limit: 10, speedingSeconds: 3, idlingSeconds: 60 }
const still = (seconds: number) => Array.from({ length: seconds }, () => 0)

test('above the limit counts from the agreed seconds on, and not at the limit itself', () => {
  expect(cutTrip([10, 10.1, 11, 10.5, 10, 10.2, 10.2, 9], 1, rules)).toEqual([
    { kind: 'speeding', from: 1, to: 4 },
    { kind: 'brief', from: 5, to: 7 },
  ])
})

test('a stop counts as idling from the agreed seconds on', () => {
  const speeds = [5, ...still(59), 5, ...still(60), 5]
  expect(cutTrip(speeds, 1, rules).map(({ kind }) => kind)).toEqual(['stop', 'idling'])
})

test('the noise of a tag at rest is not motion', () => {
  expect(cutTrip([0.1, 0.2, 0.1], 30, rules)).toEqual([{ kind: 'idling', from: 0, to: 90 }])
})

test('samples further apart last longer', () => {
  expect(cutTrip([12, 5], 4, rules)).toEqual([{ kind: 'speeding', from: 0, to: 4 }])
  expect(cutTrip([], 4, rules)).toEqual([])
})

test('the sample trip has what its caption says: one of two excesses, two of four stops', () => {
  const kinds = cutTrip(sampleSpeeds, sampleStep, sampleRules).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['brief', 'idling', 'idling', 'speeding', 'stop', 'stop'])
})

test('what counts is added up by kind', () => {
  const pieces = cutTrip([...still(70), 5, ...still(61), 5], 1, rules)
  expect(secondsOf(pieces, 'idling')).toBe(131)
  expect(secondsOf(pieces, 'speeding')).toBe(0)
})
