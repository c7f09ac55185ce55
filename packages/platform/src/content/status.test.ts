import { expect, test } from 'vitest'
import { statusOf } from './status.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const [before, after] = ['2026-06-01T11:59:59.999Z', '2026-06-01T12:00:00.001Z']
const exactly = '2026-06-01T12:00:00.000Z'
const shown = { published: true, active: true }

test('public means published and active', () => {
  expect(statusOf(shown)).toBe('published')
})

test('an item that was never published is a draft, whether active or not, whatever is planned', () => {
  expect(statusOf({ published: false, active: true })).toBe('draft')
  expect(statusOf({ published: false, active: false })).toBe('draft')
  expect(statusOf({ published: false, active: true, publishAt: before }, now)).toBe('draft')
})

test('a published item that is not active is hidden', () => {
  expect(statusOf({ published: true, active: false })).toBe('hidden')
  expect(statusOf({ active: false, publishAt: after }, now)).toBe('hidden')
})

test.each([
  ['scheduled', { publishAt: after }],
  ['published', { publishAt: exactly }],
  ['published', { publishAt: before, hideAt: after }],
  ['hidden', { hideAt: exactly }],
  ['hidden', { publishAt: before, hideAt: before }],
])('by the clock it is %s with %o', (status, schedule) => {
  expect(statusOf({ ...shown, ...schedule }, now)).toBe(status)
  expect(statusOf({ active: true, ...schedule }, now)).toBe(status)
})
