import type { FastifyBaseLogger } from 'fastify'
import { minute } from '../clock.ts'

export interface Limit {
  /** Tells the windows of one call from those of another. */
  name: string
  /** How often in the window. */
  times: number
  /** How long the window is, in milliseconds. */
  within: number
}

/** Fixed windows, one for each limit and key, that count uses. A use beyond the limit is not counted. */
export interface Windows {
  /** Counts one use; where the window is used up, returns when it ends (milliseconds since 1970). */
  consume(limit: Limit, key: string): Promise<number | undefined>
  /** Takes one use back, where the window is still open. */
  refund(limit: Limit, key: string): Promise<void>
}

/** By how much the clocks of servers may differ. */
const maxSkew = minute

/** When the last window ends that can have begun by now: a later one is of a clock that was set back. */
export const lastEnd = ({ within }: Limit, now: number): number => now + within + maxSkew

export const isOpen = (limit: Limit, ends: number, now: number): boolean =>
  ends > now && ends <= lastEnd(limit, now)

/** The shared windows, with a fallback to the server's own while the database does not respond. */
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
