import { isIP } from 'node:net'
import type { Clock } from '../clock.ts'
import { ProblemError } from './problem-error.ts'

export interface Limit {
  /** Tells the counters of one call from those of another. */
  name: string
  /** How often in the window. */
  times: number
  seconds: number
}

export interface RateLimits {
  /** Counts one use; throws 429 with `Retry-After` where the window is used up. */
  take(limit: Limit, key: string): void
  /** Takes one use back. */
  giveBack(limit: Limit, key: string): void
}

export const noLimits: RateLimits = { take() {}, giveBack() {} }

/** Fixed windows in memory: an address is forgotten with its window and never stored. */
export function createRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { used: number; ends: number }>()

  function windowOf(limit: Limit, key: string) {
    const now = clock.now().getTime()
    if (windows.size > 50_000)
      for (const [name, { ends }] of windows) if (ends <= now) windows.delete(name)
    const name = `${limit.name} ${key}`
    const known = windows.get(name)
    if (known && known.ends > now) return known
    const fresh = { used: 0, ends: now + limit.seconds * 1000 }
    windows.set(name, fresh)
    return fresh
  }

  return {
    take(limit, key) {
      const window = windowOf(limit, key)
      if (window.used >= limit.times) {
        const retryAfter = Math.max(1, Math.ceil((window.ends - clock.now().getTime()) / 1000))
        throw new ProblemError('TOO_MANY_REQUESTS', { retryAfter })
      }
      window.used += 1
    },
    giveBack(limit, key) {
      const window = windowOf(limit, key)
      window.used = Math.max(0, window.used - 1)
    },
  }
}

/** The key of a client: its IPv4 address, or the /64 of its IPv6 address. */
export function clientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  return mapped ?? (isIP(ip) === 6 ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip)
}

/** The key of the network around a client: /24 of IPv4, /48 of IPv6. */
export function networkKey(ip: string): string {
  const client = clientKey(ip)
  if (isIP(client) === 4) return `${client.split('.').slice(0, 3).join('.')}.0/24`
  return `${client.split(':').slice(0, 3).join(':')}::/48`
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
