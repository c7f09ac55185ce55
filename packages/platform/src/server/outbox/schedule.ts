import { hour, minute, second } from '../clock.ts'

/** How long the worker that has claimed an entry holds it. */
export const leaseMs = 2 * minute
/** Shorter than the lease, so that a running worker never loses it. */
export const attemptTimeoutMs = 100 * second
/** How long a process that ends waits for attempts that are under way. */
export const patienceMs = 3 * second
export const pollMs = 5 * second
/** With the delays below they span about three days: a weekend without a mail server loses nothing. */
export const maxAttempts = 30
/** Entries of one kind that a process sends at the same time. */
export const concurrency = 4

const firstDelayMs = 10 * second
export const maxDelayMs = 4 * hour
const jitter = 0.1

/** Milliseconds until the next attempt: exponential backoff up to four hours, with jitter. */
export function delayAfter(attempts: number, random = Math.random()): number {
  const base = Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs / (1 + jitter))
  return Math.round(base * (1 + jitter * random))
}
