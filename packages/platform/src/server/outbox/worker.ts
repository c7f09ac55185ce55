import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import { outcomeOf } from './attempt.ts'
import { createClaims, type Claimed } from './claims.ts'
import { attemptTimeoutMs, concurrency } from './schedule.ts'
import type { EntryKind } from './table.ts'

/** Sends entries of one kind. */
export interface Transport {
  kind: EntryKind
  /** Absent: always. Entries wait while the result is false. */
  isReady?(): Promise<boolean>
  /** Throws if the receiver did not accept the entry; a repeat has the same id. */
  deliver(id: string, payload: unknown): Promise<{ status?: number; answer?: string }>
  /** Whether an entry about this id need not be delivered any more. */
  isStale?(about: string): Promise<boolean>
}

interface Deps {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
}

/**
 * Each process has one worker for each kind, so that an unavailable receiver does not delay the
 * other kinds.
 */
export function createWorker(
  { store, clock, log }: Deps,
  { kind, isReady, deliver, isStale }: Transport,
) {
  const running = new Set<Promise<void>>()
  const claims = createClaims({ store, clock }, kind)
  let calls = 0

  /** Delivers until no entry is due and no call has woken the worker since its last check. */
  async function deliverDue(): Promise<void> {
    if (isReady && !(await isReady())) return
    for (;;) {
      const heard = calls
      const due = await claims.claim()
      if (due) await attempt(due)
      else if (heard === calls) return
    }
  }

  async function attempt(claimed: Claimed): Promise<void> {
    const { id, payload, about } = claimed
    try {
      if (about !== null && (await isStale?.(about))) return await claims.drop(claimed)
      const outcome = await outcomeOf(() => withTimeout(deliver(id, payload)))
      if (outcome.error !== undefined)
        log.warn({ id, kind, tried: claimed.attempts + 1 }, 'an entry could not be sent')
      await claims.record(claimed, outcome)
    } finally {
      claims.release(id)
    }
  }

  /** Sends several at once, so that a slow receiver does not delay the others. */
  function wake(): void {
    calls += 1
    while (running.size < concurrency) {
      const work: Promise<void> = deliverDue()
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
        .finally(() => running.delete(work))
      running.add(work)
    }
  }

  return {
    wake,
    /** Waits for the running attempts. */
    async drain(): Promise<void> {
      await Promise.all(running)
    },
  }
}

/** A receiver that responds a byte at a time must not outlast the lease. */
async function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, attemptTimeoutMs, new Error('The attempt took too long'))
  timer.unref()
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
