import { setTimeout as sleep } from 'node:timers/promises'

/** Longer than such work takes on a busy server. */
const stepMs = 100

/**
 * Runs the work and goes on a whole number of steps after it began, so that the time of a response
 * does not tell an address that is known from one that is not.
 */
export async function inEqualTime(work: () => Promise<void>): Promise<void> {
  const began = performance.now()
  await work()
  const took = performance.now() - began
  await sleep(Math.ceil((took + 1) / stepMs) * stepMs - took)
}
