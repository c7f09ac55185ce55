import { expect, test } from 'vitest'
import type { EventEntry } from './data.ts'
import { eventThings } from './event-things.ts'

const entry: EventEntry = {
  id: '1',
  title: 'Open hour',
  permalink: 'open-hour',
  summary: 'Questions about anchors.',
  publishedAt: '2026-11-01T00:00:00.000Z',
  calendar: '/events/open-hour.ics',
  event: {
    start: '2026-12-22T14:00:00.000Z',
    end: '2026-12-22T14:45:00.000Z',
    timeZone: 'Europe/London',
    place: 'Online',
    link: 'https://meet.example/hour',
  },
}
const things = (event: EventEntry['event']) =>
  eventThings('en', 'https://example.com', [{ ...entry, ...(event && { event }) }])

test('an event online has its times and the link to register', () => {
  expect(things(entry.event)).toMatchObject([
    {
      '@type': 'Event',
      name: 'Open hour',
      url: 'https://example.com/en/open-hour',
      startDate: '2026-12-22T14:00:00.000Z',
      endDate: '2026-12-22T14:45:00.000Z',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://meet.example/hour' },
    },
  ])
})

test('an event at a place has the place, and no end that is not known', () => {
  const [thing] = things({
    start: '2026-12-22T14:00:00.000Z',
    end: null,
    timeZone: 'Europe/Lisbon',
    place: 'Lisbon',
    link: null,
  })
  expect(thing).toMatchObject({ location: { '@type': 'Place', name: 'Lisbon' } })
  expect(thing).not.toHaveProperty('endDate')
})

test('an item of the category without a date is no event', () => {
  const { event: _, ...plain } = entry
  expect(eventThings('en', 'https://example.com', [plain])).toEqual([])
})

test('an event without a place is left out: search engines demand one', () => {
  expect(things({ ...entry.event!, place: '' })).toEqual([])
})
