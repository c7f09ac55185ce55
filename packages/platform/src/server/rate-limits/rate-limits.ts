import type { Clock } from '../clock.ts'
import { HttpError } from '../http/http-error.ts'
import type { Limit, Windows } from './windows.ts'

export interface RateLimits {
  /** Counts one use; throws 429 with `Retry-After` where the window is used up. */
  consume(limit: Limit, key: string): Promise<void>
  /** Takes one use back. */
  refund(limit: Limit, key: string): Promise<void>
}

export const noLimits: RateLimits = { async consume() {}, async refund() {} }

export function createRateLimits(windows: Windows, clock: Clock): RateLimits {
  return {
    async consume(limit, key) {
      const ends = await windows.consume(limit, key)
      if (ends === undefined) return
      const retryAfter = Math.max(1, Math.ceil((ends - clock.now().getTime()) / 1000))
      throw new HttpError('TOO_MANY_REQUESTS', { retryAfter })
    },
    refund: (limit, key) => windows.refund(limit, key),
  }
}
