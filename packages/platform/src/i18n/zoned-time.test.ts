import { expect, test } from 'vitest'
import { canonicalTimeZone, instantOf, isTimeZone, wallTime } from './zoned-time.ts'

test.each([
  ['2026-12-03T14:00', 'Europe/London', '2026-12-03T14:00:00.000Z'],
  ['2026-07-03T14:00', 'Europe/London', '2026-07-03T13:00:00.000Z'],
  ['2026-07-03T00:30', 'Asia/Kolkata', '2026-07-02T19:00:00.000Z'],
  ['2026-01-01T09:00', 'America/New_York', '2026-01-01T14:00:00.000Z'],
  ['2026-03-29T00:59', 'Europe/Lisbon', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:01', 'Europe/Lisbon', '2026-03-29T01:01:00.000Z'],
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('clocks show %s in %s at %s, and back', (wall, zone, instant) => {
  expect(instantOf(wall, zone)).toBe(instant)
  expect(wallTime(instant, zone)).toBe(wall)
})

test('a time that clocks skip, or show twice, is one of the hour', () => {
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(wallTime(instantOf('2026-10-25T02:30', 'Europe/Berlin')!, 'Europe/Berlin')).toBe(
    '2026-10-25T02:30',
  )
})

test('half a time is none', () => {
  for (const wall of ['', '2026-12-03', '2026-13-03T14:00', '2026-12-03T14:00:00Z'])
    expect(instantOf(wall, 'Europe/London')).toBeUndefined()
})

test('zones go by their names', () => {
  expect(['Europe/London', 'America/Argentina/Buenos_Aires', 'UTC'].map(isTimeZone)).toEqual([
    true,
    true,
    true,
  ])
  expect(['', 'London', '+01:00', 'Europe/Nowhere', 'x\r\nX'].map(isTimeZone)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

test.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['EUROPE/LONDON', 'Europe/London'],
  ['Europe/London', 'Europe/London'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['utc', 'UTC'],
])('%s is spelled %s', (typed, spelled) => expect(canonicalTimeZone(typed)).toBe(spelled))
