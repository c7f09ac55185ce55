import { expect, test } from 'vitest'
import type { ContentRow } from '../content-type.ts'
import { isBackdated, publishesLater, scheduleErrors } from './schedule-times.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const [past, coming, later] = [
  '2026-05-01T07:00:00.000Z',
  '2026-07-01T07:00:00.000Z',
  '2026-12-01T08:00:00.000Z',
]
const item = (change: Partial<ContentRow>) =>
  ({ published: true, active: true, ...change }) as ContentRow

test('publishing means later while a future time is stored or entered', () => {
  expect(publishesLater(coming, now)).toBe(true)
  expect(publishesLater(past, now)).toBe(false)
  expect(publishesLater('', now)).toBe(false)
})

test('an article accepts a past publish time as its date, other types refuse it', () => {
  const told = (isDated: boolean) =>
    scheduleErrors({ publishAt: past, hideAt: '' }, null, isDated, now)
  expect(told(true)).toEqual({})
  expect(told(false)).toEqual({ publishAt: 'Choose a time in the future.' })
  expect([past, coming, ''].map((time) => isBackdated(time, now))).toEqual([true, false, false])
})

test('a past time to hide, and an end before the beginning, are told at their field', () => {
  const told = (publishAt: string, hideAt: string, stored: ContentRow | null = null) =>
    scheduleErrors({ publishAt, hideAt }, stored, true, now)
  expect(told('', '')).toEqual({})
  expect(told(coming, later)).toEqual({})
  expect(told('', past)).toEqual({ hideAt: 'Choose a time in the future.' })
  expect(told(coming, coming)).toEqual({ hideAt: 'Choose a time later than “Publish on”.' })
  // As it is stored it is not looked at.
  expect(told(past, later, item({ publishAt: past, hideAt: later }))).toEqual({})
})

test('the time of what is scheduled is neither cleared nor set to the past: it would be public at once', () => {
  const told = scheduleErrors({ publishAt: '', hideAt: '' }, item({ publishAt: coming }), true, now)
  expect(told['publishAt']).toContain('Cancel schedule')
  const backdated = scheduleErrors(
    { publishAt: past, hideAt: '' },
    item({ publishAt: coming }),
    true,
    now,
  )
  expect(backdated['publishAt']).toContain('This would publish the item immediately, because')
  const draft = item({ published: false, publishAt: coming })
  expect(scheduleErrors({ publishAt: '', hideAt: '' }, draft, true, now)).toEqual({})
})

test('documents and media are shown at a time, never published', () => {
  const stored = { active: true, publishAt: coming } as ContentRow
  const told = (publishAt: string, hideAt: string) =>
    scheduleErrors({ publishAt, hideAt }, stored, false, now)
  expect(told(later, coming)).toEqual({ hideAt: 'Choose a time later than “Show on”.' })
  for (const publishAt of ['', past]) {
    const { publishAt: message } = told(publishAt, '')
    expect(message).toContain('“Show now”')
    expect(message).not.toMatch(/publish/i)
  }
})
