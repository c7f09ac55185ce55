import type { FastifyBaseLogger } from 'fastify'
import { timestamp, type Clock } from '../clock.ts'
import { isPostgres } from '../database/engine.ts'
import { withoutAudit } from '../database/audit.ts'
import type { Store } from '../database/store.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { outcomeOf, storeAttempt, type Outcome } from './attempt.ts'
import { delayAfter, leaseMs, attemptTimeoutMs, maxAttempts, concurrency } from './schedule.ts'
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

const staleLink = 'Not sent, because the link has been used or replaced, or has expired.'

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
  /**
   * The entries that this process is sending: their leases remain valid even if the clock changes.
   */
  const underWay = new Set<string>()
  /** The call that has woken the worker is not the actor of its writes. */
  const write = <T>(work: (db: WriteTransaction) => Promise<T>) =>
    withoutAudit(() => store.write([], work))
  let calls = 0

  /** Delivers until no entry is due and no call has woken the worker since its last check. */
  async function deliverDue(): Promise<void> {
    if (isReady && !(await isReady())) return
    for (;;) {
      const heard = calls
      const due = await claim()
      if (due) await attempt(due)
      else if (heard === calls) return
    }
  }

  /** Claims one waiting entry for the duration of the lease; other workers skip the entry. */
  async function claim() {
    let begun: string | undefined
    try {
      return await write(async (db) => {
        const now = timestamp(clock)
        const lease = timestamp(clock, leaseMs)
        let due = db
          .selectFrom('outbox')
          .select(['id', 'payload', 'attempts', 'about'])
          .where('kind', '=', kind)
          .where('state', '=', 'waiting')
          .where('run_at', '<=', now)
          .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
          .orderBy('run_at')
          .limit(1)
        if (underWay.size) due = due.where('id', 'not in', [...underWay])
        if (isPostgres(db)) due = due.forUpdate().skipLocked()
        const entry = await due.executeTakeFirst()
        // Another claim of this process may have taken the entry since the query was built.
        if (!entry?.payload || underWay.has(entry.id)) return undefined
        begun = entry.id
        underWay.add(begun)
        await db
          .updateTable('outbox')
          .set({ locked_until: lease })
          .where('id', '=', entry.id)
          .execute()
        return { ...entry, payload: entry.payload, lease }
      })
    } catch (error) {
      if (begun) underWay.delete(begun)
      throw error
    }
  }

  type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>

  async function attempt(claimed: Claimed): Promise<void> {
    const { id, payload, about } = claimed
    try {
      if (about !== null && (await isStale?.(about))) return await drop(claimed)
      const outcome = await outcomeOf(() => withTimeout(deliver(id, payload)))
      if (outcome.error !== undefined)
        log.warn({ id, kind, tried: claimed.attempts + 1 }, 'an entry could not be sent')
      await record(claimed, outcome)
    } finally {
      underWay.delete(id)
    }
  }

  async function drop({ id }: Claimed): Promise<void> {
    const change = { state: 'dropped', locked_until: null, last_error: staleLink } as const
    await write(async (db) => {
      await db
        .updateTable('outbox')
        .set({ ...change, updated_at: timestamp(clock) })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    })
  }

  async function record({ id, attempts, lease }: Claimed, outcome: Outcome) {
    const { error, isPermanent } = outcome
    const now = timestamp(clock)
    const tried = attempts + 1
    const change =
      error === undefined
        ? ({ state: 'sent', sent_at: now, last_error: null } as const)
        : ({
            state: isPermanent || tried >= maxAttempts ? 'failed' : 'waiting',
            run_at: timestamp(clock, delayAfter(tried)),
            last_error: error,
          } as const)
    await write(async (db) => {
      let entry = db
        .updateTable('outbox')
        .set({ ...change, attempts: tried, locked_until: null, updated_at: now })
        .where('id', '=', id)
      // A success counts even after the lease has expired; an error is then outdated.
      if (error !== undefined) entry = entry.where('locked_until', '=', lease)
      const { numUpdatedRows } = await entry.executeTakeFirstOrThrow()
      if (!numUpdatedRows) return
      await storeAttempt(db, clock, id, outcome)
    })
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
