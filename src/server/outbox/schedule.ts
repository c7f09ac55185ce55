import { hour, minute, second } from '../clock.ts'

/** How long an entry belongs to the worker that took it. */
export const leaseMs = 2 * minute
/** Shorter than the lease, so that a living worker never loses it. */
export const attemptTimeoutMs = 100 * second
export const pollMs = 5 * second
/** With the delays below they span about three days: a weekend without a mail server loses nothing. */
export const maxAttempts = 30
/** Entries of one kind that a process sends at the same time. */
export const concurrency = 4

const firstDelayMs = 10 * second
const maxDelayMs = 4 * hour
const jitter = 0.1

/** Milliseconds until the next attempt: twice as long each time, up to four hours, and never in step. */
export function delayAfter(attempts: number, random = Math.random()): number {
  const base = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs / (1 + jitter))
  return Math.round(base * (1 + jitter * random))
}
