import { expect, test } from 'vitest'
import type { LogEntry } from '#src/model/shift/record.ts'
import { eventsOf } from './events.ts'
import { truckStates } from './truck-states.ts'

const place = { x: 1, y: 2 }
const log: readonly LogEntry[] = [
  { t: 1, kind: 'order', order: 0, ...place },
  { t: 1.2, kind: 'assigned', truck: 1, order: 0, ...place },
  { t: 20, kind: 'search', truck: 1, order: 0, ...place },
  { t: 30, kind: 'lost', truck: 1, order: 0, ...place },
  { t: 40, kind: 'lifted', truck: 1, order: 0, ...place },
  { t: 50, kind: 'near-miss', truck: 0, ...place },
  { t: 60, kind: 'done', truck: 1, order: 0, ...place },
  { t: 70, kind: 'near-miss', truck: 1, ...place },
]

test('one jumps to the next event of a kind, never to the one where one is', () => {
  const { next, last } = eventsOf(log)
  expect(next('near-miss', 0)?.t).toBe(50)
  expect(next('near-miss', 50)?.t).toBe(70)
  expect(next('near-miss', 70)).toBeUndefined()
  expect(last('near-miss', 69)?.t).toBe(50)
  expect(last('near-miss', 49.9)).toBeUndefined()
})

test('events are counted up to a time, that time included', () => {
  const { countAt } = eventsOf(log)
  expect([49.9, 50, 70].map((t) => countAt('near-miss', t))).toEqual([0, 1, 2])
  expect(countAt('reroute', 70)).toBe(0)
})

test('what a truck does follows from the log, whatever time is asked for', () => {
  const stateAt = truckStates(log, 2)
  expect([65, 1.2, 25, 35, 40, 0, 60].map((t) => stateAt(1, t))).toEqual([
    'free',
    'fetching',
    'searching',
    'fetching',
    'loaded',
    'free',
    'free',
  ])
  expect(stateAt(0, 55)).toBe('free')
})
