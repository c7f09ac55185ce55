import { expect, test } from 'vitest'
import type { ContentRow } from '../content-type.ts'
import { publishesLater, scheduleErrors, wallOf } from './schedule-times.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const [past, coming, later] = [
  '2026-05-01T07:00:00.000Z',
  '2026-07-01T07:00:00.000Z',
  '2026-12-01T08:00:00.000Z',
]
const zone = 'Europe/Berlin'
const item = (change: Partial<ContentRow>) =>
  ({ published: true, active: true, ...change }) as ContentRow

test('the form shows what is to come on the clocks of its zone, in summer and in winter', () => {
  expect(wallOf(coming, coming, zone, now)).toBe('2026-07-01T09:00')
  expect(wallOf(later, undefined, zone, now)).toBe('2026-12-01T09:00')
  expect(wallOf(past, past, zone, now)).toBe('')
  expect(wallOf('', undefined, zone, now)).toBe('')
})

test('publishing means later while a time to come is set, or one is entered', () => {
  expect(publishesLater(coming, coming, now)).toBe(true)
  expect(publishesLater(past, undefined, now)).toBe(true)
  expect(publishesLater(past, past, now)).toBe(false)
  expect(publishesLater('', undefined, now)).toBe(false)
})

test('a time that has passed, and an end before the beginning, are told at their field', () => {
  const told = (publishAt: string, hideAt: string, stored: ContentRow | null = null) =>
    scheduleErrors({ publishAt, hideAt }, stored, now)
  expect(told('', '')).toEqual({})
  expect(told(coming, later)).toEqual({})
  expect(told(past, '')).toEqual({ publishAt: 'Choose a time to come.' })
  expect(told('', past)).toEqual({ hideAt: 'Choose a time to come.' })
  expect(told(coming, coming)).toEqual({ hideAt: 'Choose a time after it is published.' })
  // As it is stored it is not looked at.
  expect(told(past, later, item({ publishAt: past, hideAt: later }))).toEqual({})
})

test('the time of what is scheduled is not simply cleared: it would be public at once', () => {
  const told = scheduleErrors({ publishAt: '', hideAt: '' }, item({ publishAt: coming }), now)
  expect(told['publishAt']).toContain('Cancel the schedule')
  const draft = item({ published: false, publishAt: coming })
  expect(scheduleErrors({ publishAt: '', hideAt: '' }, draft, now)).toEqual({})
})
