import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { eventTimes } from './event-times.ts'

const event = {
  start: '2026-07-02T08:05:00.000Z',
  end: '2026-07-02T08:50:00.000Z',
  timeZone: 'Europe/London',
  place: null,
  link: null,
}

const seen = (text: string) => text.replace(/[\u00a0\u202f]/g, '_')

test('hours are those of the event’s own clocks, written as each language writes them', () => {
  expect(langs.map((lang) => seen(eventTimes(lang, event).hours))).toEqual([
    '09:05–09:50',
    '9:05–9:50_Uhr',
    'de 9:05 a 9:50_h',
    'de 9_h_05 à 9_h_50',
    'ore_9:05–9:50',
    '9h05–9h50',
  ])
  expect(langs.map((lang) => seen(eventTimes(lang, { ...event, end: null }).hours))).toEqual([
    '09:05',
    '9:05_Uhr',
    '9:05_h',
    '9_h_05',
    'ore_9:05',
    '9h05',
  ])
})

test('an event over midnight, or of several days, names the day of its end', () => {
  const long = { ...event, end: '2026-07-03T15:00:00.000Z' }
  expect(seen(eventTimes('de', long).hours)).toBe('9:05_Uhr – Freitag, 3. Juli 2026, 16:00_Uhr')
})

test('day of the month, month, day and zone', () => {
  const { dayOfMonth, month, day, zone } = eventTimes('en', {
    ...event,
    timeZone: 'America/New_York',
  })
  expect([dayOfMonth, month, day, zone]).toEqual([
    '2',
    'Jul 2026',
    'Thursday, 2 July 2026',
    'Eastern Daylight Time',
  ])
})
