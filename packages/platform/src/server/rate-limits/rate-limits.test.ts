import { describe, expect, test } from 'vitest'
import { minute } from '../clock.ts'
import type { HttpError } from '../http/http-error.ts'
import { memoryWindows, maxWindows } from './memory-windows.ts'
import { createRateLimits } from './rate-limits.ts'

const limit = { name: 'call', times: 2, within: minute }

function start() {
  let now = 1_000_000
  const clock = { now: () => new Date(now) }
  const windows = memoryWindows(clock)
  const limits = createRateLimits(windows, clock)
  return { limits, windows, advance: (ms: number) => void (now += ms) }
}

describe('a window', () => {
  test('is used up after its number of uses, and says for how long', async () => {
    const { limits, advance } = start()
    await limits.consume(limit, 'a')
    advance(20_500)
    await limits.consume(limit, 'a')
    try {
      await limits.consume(limit, 'a')
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', status: 429 })
      expect((error as HttpError).retryAfter).toBe(40)
    }
  })

  test('ends', async () => {
    const { limits, advance } = start()
    await limits.consume(limit, 'a')
    await limits.consume(limit, 'a')
    advance(60_000)
    await expect(limits.consume(limit, 'a')).resolves.toBeUndefined()
  })

  test('ends when the clock is set back beyond its beginning', async () => {
    const { limits, advance } = start()
    for (let n = 0; n < 2; n += 1) await limits.consume(limit, 'a')
    advance(-50_000)
    await expect(limits.consume(limit, 'a')).rejects.toThrow()
    advance(-20_000)
    await expect(limits.consume(limit, 'a')).resolves.toBeUndefined()
  })

  test('is separate for each key and limit', async () => {
    const { limits } = start()
    await limits.consume(limit, 'a')
    await limits.consume(limit, 'a')
    await expect(limits.consume(limit, 'b')).resolves.toBeUndefined()
    await expect(limits.consume({ ...limit, name: 'other' }, 'a')).resolves.toBeUndefined()
  })

  test('takes a refund', async () => {
    const { limits } = start()
    await limits.consume(limit, 'a')
    await limits.consume(limit, 'a')
    await limits.refund(limit, 'a')
    await expect(limits.consume(limit, 'a')).resolves.toBeUndefined()
    await expect(limits.consume(limit, 'a')).rejects.toThrow()
    await limits.refund(limit, 'b')
    await limits.consume(limit, 'b')
    await limits.consume(limit, 'b')
    await expect(limits.consume(limit, 'b')).rejects.toThrow()
  })
})

describe('the memory that windows take', () => {
  test('is bounded: with too many keys the oldest windows are dropped', async () => {
    const { limits, windows } = start()
    let [n, largest] = [0, 0]
    for (; n < 2.2 * maxWindows; n += 1) {
      await limits.consume(limit, `client ${n}`)
      await limits.consume(limit, `client ${n}`)
      largest = Math.max(largest, windows.size)
    }
    expect(largest).toBe(maxWindows)
    await expect(limits.consume(limit, `client ${n - maxWindows / 2}`)).rejects.toThrow()
    await expect(limits.consume(limit, 'client 0')).resolves.toBeUndefined()
  })

  test('is released when windows are over', async () => {
    const { limits, windows, advance } = start()
    for (let n = 0; n < 1_000; n += 1) await limits.consume(limit, `client ${n}`)
    for (const key of ['a', 'b']) {
      advance(60_000)
      await limits.consume(limit, key)
    }
    expect(windows.size).toBe(2)
  })
})
