import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThrottle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  let runs = 0
  return { throttle: createThrottle(() => void (runs += 1), 300), runs: () => runs }
}

test('the first call runs at once, and calls without a pause every 300 ms, not after their end', () => {
  const { throttle, runs } = start()
  throttle.call()
  expect(runs()).toBe(1)
  for (let at = 0; at < 50; at += 1) {
    vi.advanceTimersByTime(60)
    throttle.call()
  }
  expect(runs()).toBe(11)
  vi.advanceTimersByTime(300)
  expect(runs()).toBeLessThanOrEqual(12)
})

test('the last call is never left out, nor run twice', () => {
  const { throttle, runs } = start()
  throttle.call()
  vi.advanceTimersByTime(10)
  throttle.call()
  vi.advanceTimersByTime(5_000)
  expect(runs()).toBe(2)
})

test('what waits runs when it is flushed, and not when it is cancelled', () => {
  const { throttle, runs } = start()
  throttle.call()
  throttle.call()
  throttle.flush()
  throttle.flush()
  expect(runs()).toBe(2)
  throttle.call()
  throttle.cancel()
  vi.advanceTimersByTime(5_000)
  expect(runs()).toBe(2)
})
