import { expect, test } from 'vitest'
import { createNotification } from './model.ts'

const now = new Date('2026-11-20T10:00:00.000Z')

test('a notification carries id, datetime, message and type', () => {
  const notification = createNotification({ type: 'success', message: 'Saved' }, now)
  expect(notification).toEqual({
    id: expect.any(String) as string,
    datetime: '2026-11-20T10:00:00.000Z',
    message: 'Saved',
    type: 'success',
  })
})

test('two notifications at the same time have different ids', () => {
  const message = { type: 'error', message: 'Failed' } as const
  expect(createNotification(message, now).id).not.toBe(createNotification(message, now).id)
})
