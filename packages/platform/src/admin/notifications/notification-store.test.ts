import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotificationStore } from './notification-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const notifications = createNotificationStore()
  /** The messages that are shown, those that fade out in brackets. */
  const shown = () => {
    const { shown: all, leaving } = notifications.state()
    return all.map(({ id, message }) => (leaving.has(id) ? `(${message})` : message))
  }
  return { notifications, shown }
}

test('each closes 3 s after it has appeared, whatever else is shown, and fades out for 500 ms', () => {
  const { notifications, shown } = setUp()
  notifications.succeed('at 0')
  vi.advanceTimersByTime(1_700)
  notifications.succeed('at 1,700')
  vi.advanceTimersByTime(1_299)
  expect(shown()).toEqual(['at 0', 'at 1,700'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['(at 0)', 'at 1,700'])
  vi.advanceTimersByTime(499)
  expect(shown()).toEqual(['(at 0)', 'at 1,700'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['at 1,700'])
  vi.advanceTimersByTime(1_199)
  expect(shown()).toEqual(['at 1,700'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['(at 1,700)'])
  vi.advanceTimersByTime(500)
  expect(shown()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('one that is dismissed fades out for 500 ms', () => {
  const { notifications, shown } = setUp()
  notifications.fail({ code: 503, errorCode: 'UNAVAILABLE', error: null })
  const [notice] = notifications.state().shown
  expect(notice?.detail).toBe('An error occurred on the server.')
  notifications.dismiss(notice!.id)
  vi.advanceTimersByTime(499)
  expect(shown()).toEqual([expect.stringMatching(/^\(/)])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('the end of a session has a dialog of its own, and no message beside it', () => {
  const { notifications, shown } = setUp()
  notifications.fail({ code: 401, errorCode: 'NOT_SIGNED_IN', error: null })
  expect(shown()).toEqual([])
})
