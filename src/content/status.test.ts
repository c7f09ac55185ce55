import { expect, test } from 'vitest'
import { statusOf } from './status.ts'

test('public means published and active', () => {
  expect(statusOf({ published: true, active: true })).toBe('published')
})

test('an item that was never published is a draft, whether active or not', () => {
  expect(statusOf({ published: false, active: true })).toBe('draft')
  expect(statusOf({ published: false, active: false })).toBe('draft')
})

test('a published item that is not active is hidden', () => {
  expect(statusOf({ published: true, active: false })).toBe('hidden')
})
