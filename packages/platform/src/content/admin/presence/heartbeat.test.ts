import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHeartbeat } from './heartbeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function started() {
  const page = { isAway: false }
  const beat = vi.fn<() => void>()
  const heart = createHeartbeat({ everyMs: 15_000, beat, isAway: () => page.isAway })
  heart.look()
  return { page, beat, heart }
}

test('it beats at once and every 15 seconds, also if `look` is called more often', () => {
  const { beat, heart } = started()
  expect(beat).toHaveBeenCalledTimes(1)
  for (let second = 1; second < 60; second += 1) {
    vi.advanceTimersByTime(1_000)
    heart.look()
  }
  expect(beat).toHaveBeenCalledTimes(4)
})

test('it pauses while the page is hidden, and beats after that, at the earliest after 15 seconds', () => {
  const { page, beat, heart } = started()
  page.isAway = true
  heart.look()
  vi.advanceTimersByTime(5_000)
  page.isAway = false
  heart.look()
  expect(beat).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(beat).toHaveBeenCalledTimes(2)
  page.isAway = true
  vi.advanceTimersByTime(600_000)
  expect(beat).toHaveBeenCalledTimes(2)
  page.isAway = false
  heart.look()
  expect(beat).toHaveBeenCalledTimes(3)
})

test('a stopped heartbeat begins again with the next `look`', () => {
  const { beat, heart } = started()
  heart.stop()
  vi.advanceTimersByTime(60_000)
  expect(beat).toHaveBeenCalledTimes(1)
  heart.look()
  expect(beat).toHaveBeenCalledTimes(2)
})
