import type { FastifyBaseLogger } from 'fastify'
import { minute } from '../clock.ts'

export interface Limit {
  /** The name that separates the windows of one call from those of another. */
  name: string
  /** The number of uses in the window. */
  times: number
  /** The length of the window in milliseconds. */
  within: number
}

/**
 * Fixed windows, one for each limit and key, that count uses. A use beyond the limit is not
 * counted.
 */
export interface Windows {
  /** Counts one use; if the window is used up, returns its end (milliseconds since 1970). */
  consume(limit: Limit, key: string): Promise<number | undefined>
  /** Removes one use, if the window is still open. */
  refund(limit: Limit, key: string): Promise<void>
}

/** The maximum difference between the clocks of servers. */
const maxSkew = minute

/**
 * Returns the latest possible end of a window that has begun: a later end comes from a clock that
 * was set back.
 */
export const lastEnd = ({ within }: Limit, now: number): number => now + within + maxSkew

export const isOpen = (limit: Limit, ends: number, now: number): boolean =>
  ends > now && ends <= lastEnd(limit, now)

/** Uses the shared windows, or the server's own while the database does not respond. */
export function withFallback(shared: Windows, own: Windows, log: FastifyBaseLogger): Windows {
  async function ask<T>(question: (windows: Windows) => Promise<T>): Promise<T> {
    try {
      return await question(shared)
    } catch (error) {
      log.warn({ err: error }, 'rate limits are counted by this server only')
      return question(own)
    }
  }
  return {
    consume: (limit, key) => ask((windows) => windows.consume(limit, key)),
    refund: (limit, key) => ask((windows) => windows.refund(limit, key)),
  }
}
