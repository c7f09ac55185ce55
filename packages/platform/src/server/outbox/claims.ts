import { withoutAudit } from '../database/audit.ts'
import { isPostgres } from '../database/engine.ts'
import type { Store } from '../database/store.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { timestamp, type Clock } from '../clock.ts'
import { storeAttempt, type Outcome } from './attempt.ts'
import { delayAfter, leaseMs, maxAttempts } from './schedule.ts'
import type { EntryKind } from './table.ts'

const staleLink = 'Not sent, because the link has been used or replaced, or has expired.'

interface Deps {
  store: Store
  clock: Clock
}

export interface Claimed {
  id: string
  payload: unknown
  attempts: number
  about: string | null
  /** Until when no other worker takes the entry. */
  lease: string
}

/** The entries of one kind in the outbox, of which this process claims one at a time. */
export function createClaims({ store, clock }: Deps, kind: EntryKind) {
  /**
   * The entries that this process is sending: their leases remain valid even if the clock changes.
   */
  const underWay = new Set<string>()
  /** The call that has woken the worker is not the actor of its writes. */
  const write = <T>(work: (db: WriteTransaction) => Promise<T>) =>
    withoutAudit(() => store.write([], work))

  /** Claims one waiting entry for the duration of the lease; other workers skip the entry. */
  async function claim(): Promise<Claimed | undefined> {
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
    const { error } = outcome
    const now = timestamp(clock)
    const tried = attempts + 1
    const change = changeAfter(outcome, tried, clock)
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

  /** Called after each attempt. */
  const release = (id: string) => void underWay.delete(id)

  return { claim, drop, record, release }
}

/** What an attempt changes of its entry. */
function changeAfter({ error, isPermanent }: Outcome, tried: number, clock: Clock) {
  if (error === undefined)
    return { state: 'sent', sent_at: timestamp(clock), last_error: null } as const
  return {
    state: isPermanent || tried >= maxAttempts ? 'failed' : 'waiting',
    run_at: timestamp(clock, delayAfter(tried)),
    last_error: error,
  } as const
}
