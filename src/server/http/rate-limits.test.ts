import { describe, expect, test } from 'vitest'
import type { ProblemError } from './problem-error.ts'
import { clientKey, createRateLimits, networkKey } from './rate-limits.ts'

const limit = { name: 'call', times: 2, seconds: 60 }

function start() {
  let now = 1_000_000
  const limits = createRateLimits({ now: () => new Date(now) })
  return { limits, advance: (ms: number) => void (now += ms) }
}

describe('a window', () => {
  test('is used up after so many times, and says for how long', () => {
    const { limits, advance } = start()
    limits.take(limit, 'a')
    advance(20_500)
    limits.take(limit, 'a')
    try {
      limits.take(limit, 'a')
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', status: 429 })
      expect((error as ProblemError).retryAfter).toBe(40)
    }
  })

  test('ends', () => {
    const { limits, advance } = start()
    limits.take(limit, 'a')
    limits.take(limit, 'a')
    advance(60_000)
    expect(() => limits.take(limit, 'a')).not.toThrow()
  })

  test('is of one key and one call', () => {
    const { limits } = start()
    limits.take(limit, 'a')
    limits.take(limit, 'a')
    expect(() => limits.take(limit, 'b')).not.toThrow()
    expect(() => limits.take({ ...limit, name: 'other' }, 'a')).not.toThrow()
  })

  test('gives a use back', () => {
    const { limits } = start()
    limits.take(limit, 'a')
    limits.take(limit, 'a')
    limits.giveBack(limit, 'a')
    expect(() => limits.take(limit, 'a')).not.toThrow()
    expect(() => limits.take(limit, 'a')).toThrow()
    limits.giveBack(limit, 'b')
    limits.take(limit, 'b')
    limits.take(limit, 'b')
    expect(() => limits.take(limit, 'b')).toThrow()
  })
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the client of %s is %s', (ip, key) => expect(clientKey(ip)).toBe(key))

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('the network of %s is %s', (ip, key) => expect(networkKey(ip)).toBe(key))
