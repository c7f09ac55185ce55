import { expect, test } from 'vitest'
import { bodyOfTimes, errorsOfTimes, instantsOf, timesOf } from './schedule-times.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const [past, coming, later] = [
  '2026-05-01T07:00:00.000Z',
  '2026-07-01T07:00:00.000Z',
  '2026-12-01T08:00:00.000Z',
]
const zone = 'Europe/Berlin'

test('the form shows what is to come on the clocks of its zone, in summer and in winter', () => {
  const times = { publishAt: '2026-07-01T09:00', hideAt: '2026-12-01T09:00' }
  expect(timesOf({ publishAt: coming, hideAt: later }, zone, now)).toEqual(times)
  expect(instantsOf(times, zone)).toEqual({ publishAt: coming, hideAt: later })
  expect(timesOf({ publishAt: past }, zone, now)).toEqual({ publishAt: '', hideAt: '' })
})

test('a time that has passed, and an end before the beginning, are told at their field', () => {
  const told = (publishAt: string, hideAt: string) =>
    errorsOfTimes({ publishAt, hideAt }, zone, now)
  expect(told('', '')).toEqual({})
  expect(told('2026-07-01T09:00', '2026-12-01T09:00')).toEqual({})
  expect(told('2026-06-01T14:00', '')).toEqual({ publishAt: 'Choose a time to come.' })
  expect(told('', '2026-06-01T13:59')).toEqual({ hideAt: 'Choose a time to come.' })
  const hideAt = 'Choose a time after it is published.'
  expect(told('2026-07-01T09:00', '2026-07-01T09:00')).toEqual({ hideAt })
})

test('a call clears what was to come and is no longer entered, and leaves the past as it is', () => {
  const none = { publishAt: '', hideAt: '' }
  expect(bodyOfTimes({ publishAt: past, hideAt: later }, none, zone, now)).toEqual({ hideAt: null })
  const times = { publishAt: '2026-07-01T09:00', hideAt: '' }
  expect(bodyOfTimes({}, times, zone, now)).toEqual({ publishAt: coming })
})
