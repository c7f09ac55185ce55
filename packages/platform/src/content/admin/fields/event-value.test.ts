import { expect, test } from 'vitest'
import {
  bodyOfEvent,
  eventError,
  eventOf,
  eventText,
  readEvent,
  writeEvent,
  wrongPart,
} from './event-value.ts'

const stored = {
  start: '2026-07-02T08:05:00.000Z',
  end: null,
  timeZone: 'Europe/Lisbon',
  place: 'Online',
  link: null,
}

test('a stored event is edited as its own clocks show it, and sent as it was', () => {
  const text = eventOf(stored)
  expect(readEvent(text)).toEqual({
    start: '2026-07-02T09:05',
    end: '',
    timeZone: 'Europe/Lisbon',
    place: 'Online',
    link: '',
    stored: { start: stored.start, end: null },
  })
  expect(bodyOfEvent(text)).toEqual({ ...stored, end: '', link: '' })
  expect(bodyOfEvent(eventOf({ ...stored, end: '2026-07-02T09:00:00.000Z' }))).toMatchObject({
    end: '2026-07-02T09:00:00.000Z',
  })
})

test.each(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])(
  'in the hour that comes twice %s stays what it is, whatever else is edited',
  (start) => {
    const end = new Date(Date.parse(start) + 600_000).toISOString()
    const berlin = { ...stored, timeZone: 'Europe/Berlin', start, end }
    const edited = { ...readEvent(eventOf(berlin))!, place: 'Hall 4' }
    expect(edited.start).toBe('2027-10-31T02:30')
    expect(bodyOfEvent(writeEvent(edited))).toEqual({ ...berlin, place: 'Hall 4', link: '' })
    const later = { ...edited, start: '2027-10-31T04:30', end: '2027-10-31T05:00' }
    expect(bodyOfEvent(writeEvent(later))).toMatchObject({
      start: '2027-10-31T03:30:00.000Z',
      end: '2027-10-31T04:00:00.000Z',
    })
    // The same clock in another zone is another time.
    const elsewhere = { ...edited, timeZone: 'Europe/Lisbon' }
    expect(bodyOfEvent(writeEvent(elsewhere))).toMatchObject({ start: '2027-10-31T02:30:00.000Z' })
  },
)

test('no event is no text, and is sent as null', () => {
  expect([eventOf(undefined), readEvent(''), bodyOfEvent('')]).toEqual(['', null, null])
})

test('what is no time or no zone is sent as it was typed', () => {
  const text = writeEvent({ start: '', end: 'x', timeZone: 'Nowhere', place: '', link: '' })
  expect(bodyOfEvent(text)).toMatchObject({ start: '', end: 'x', timeZone: 'Nowhere' })
})

test('two versions are told apart in words', () => {
  expect(eventText(eventOf(stored))).toBe('2026-07-02 09:05, Europe/Lisbon, Online')
  expect(eventText('')).toBe('(none)')
})

test('an error says which part is wrong', () => {
  expect(eventError(['end'])).toContain('an end time after the start')
  expect(wrongPart(eventError(['link']))).toBe('link')
  expect(eventError([])).toContain('Complete the date and place')
  expect([wrongPart('This must be given.'), wrongPart(undefined)]).toEqual([undefined, undefined])
})

test('an event of another version is completed, and one that is no text of an event is none', () => {
  expect(readEvent('{"start":"2026-07-02T09:05"}')).toMatchObject({
    start: '2026-07-02T09:05',
    timeZone: 'Europe/London',
    link: '',
  })
  expect(['Tomorrow', '{', 'null'].map(readEvent)).toEqual([null, null, null])
})
