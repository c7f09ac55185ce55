import { expect, test } from 'vitest'
import { datesIn } from './dates.ts'

const moment = '2026-11-20T08:12:00.000Z'

test('dates are written in the locale of the account and the zone of the browser', () => {
  expect(datesIn('en-GB', 'Europe/Lisbon').dateTime(moment)).toBe('20 Nov 2026, 08:12')
  expect(datesIn('de-DE', 'Europe/Berlin').dateTime(moment)).toBe('20. Nov. 2026, 09:12')
  expect(datesIn('ro-RO', 'Europe/Bucharest').date(moment)).toBe('20 nov. 2026')
})

test('the full form names the zone', () => {
  expect(datesIn('en-GB', 'UTC').full(moment)).toContain('UTC')
})
