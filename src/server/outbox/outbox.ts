import type { FastifyBaseLogger } from 'fastify'
import { timestamp, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import type { Write } from '../database/tables.ts'
import { newId } from '../id.ts'
import type { Mailer } from './mailer.ts'
import type { Mail } from './table.ts'

export interface Outbox {
  /** Stores the mail in the caller's transaction: it leaves if, and only if, that is committed. */
  add(db: Write, mail: Mail): Promise<void>
  /** Wakes the worker after the commit. */
  wake(): void
  start(): void
  /** Waits for what is being sent. */
  stop(): Promise<void>
}

interface Parts {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  /** Absent: mails wait. */
  mailer: Mailer | undefined
  /** Where nobody else can read the log, the bodies may stand in it. */
  logBodies: boolean
}

const leaseMs = 120_000
const pollMs = 5_000
const mostAttempts = 12

export function createOutbox({ store, clock, log, mailer, logBodies }: Parts): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  async function deliver(): Promise<void> {
    for (let due = await claim(); due; due = await claim()) await attempt(due)
  }

  /** Takes one waiting mail for the time of the lease; another worker passes it over. */
  async function claim() {
    const now = clock.now()
    return store.db.transaction().execute(async (db) => {
      let due = db
        .selectFrom('outbox')
        .select(['id', 'payload', 'attempts'])
        .where('state', '=', 'waiting')
        .where('run_at', '<=', now.toISOString())
        .where((eb) =>
          eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', now.toISOString())]),
        )
        .orderBy('run_at')
        .limit(1)
      if (store.engine === 'postgres') due = due.forUpdate().skipLocked()
      const mail = await due.executeTakeFirst()
      if (!mail) return undefined
      await db
        .updateTable('outbox')
        .set({ locked_until: new Date(now.getTime() + leaseMs).toISOString() })
        .where('id', '=', mail.id)
        .execute()
      return mail
    })
  }

  async function attempt({
    id,
    payload,
    attempts,
  }: NonNullable<Awaited<ReturnType<typeof claim>>>) {
    try {
      await mailer!.send(id, payload)
      await mark(id, { state: 'sent', sent_at: timestamp(clock), last_error: null })
    } catch (error) {
      const tried = attempts + 1
      const delay = Math.min(2 ** tried * 5_000, 3_600_000)
      log.warn({ id, tried }, 'a mail could not be sent')
      await mark(id, {
        state: tried >= mostAttempts ? 'failed' : 'waiting',
        attempts: tried,
        run_at: new Date(clock.now().getTime() + delay).toISOString(),
        last_error: error instanceof Error ? error.message.slice(0, 500) : 'unknown',
      })
    }
  }

  const mark = (id: string, change: Record<string, string | number | null>) =>
    store.db
      .updateTable('outbox')
      .set({ ...change, locked_until: null })
      .where('id', '=', id)
      .execute()

  function run(): void {
    if (!mailer) return
    if (running) {
      again = true
      return
    }
    running = deliver()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined
        if (!again) return
        again = false
        run()
      })
  }

  return {
    async add(db, mail) {
      const now = timestamp(clock)
      await db
        .insertInto('outbox')
        .values({ id: newId(), payload: JSON.stringify(mail), run_at: now, created_at: now })
        .execute()
      if (!mailer && logBodies) log.info({ mail }, 'a mail waits in the outbox')
    },
    wake: run,
    start() {
      run()
      timer = setInterval(run, pollMs)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      again = false
      await running
      mailer?.close()
    },
  }
}
