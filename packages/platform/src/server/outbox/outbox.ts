import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { timestamp, type Clock } from '../clock.ts'
import type { Store } from '../database/store.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { newId } from '../id.ts'
import { PermanentFailure } from './attempt.ts'
import { createHousekeeping } from './housekeeping.ts'
import type { Mailer } from './mailer.ts'
import { readEvent, readMail } from './read-payload.ts'
import { patienceMs } from './schedule.ts'
import type { Mail, WebhookEvent } from './table.ts'
import type { Webhook } from './webhook.ts'
import { sendTest } from './webhook-log.ts'
import { createWorker, type Transport } from './worker.ts'

export interface Outbox {
  /** Whether a mail server is set up; without one, emails wait. */
  readonly sendsMail: boolean
  /**
   * Stores emails in the caller's transaction: they are sent if, and only if, it is committed.
   * `about` is the id of the subject, beside which staff see the emails, or of the link that they
   * contain.
   */
  add(
    db: WriteTransaction,
    mails: Mail | readonly Mail[],
    options?: { about?: string },
  ): Promise<void>
  /** Stores a webhook event likewise; does nothing without a configured webhook. */
  addEvent(db: WriteTransaction, event: WebhookEvent): Promise<void>
  /** Stores a CDN purge of tags likewise; does nothing without a configured receiver. */
  addPurge(db: WriteTransaction, changed: { topics: string[]; tags: string[] }): Promise<void>
  /** Posts a test event at once and logs the result; returns false without a webhook. */
  testWebhook(): Promise<boolean>
  /** Wakes the workers after the commit. */
  wake(): void
  start(): void
  /**
   * Waits for the running attempts, but not for a receiver that hangs: its entries are due again
   * when their lease has expired.
   */
  stop(): Promise<void>
}

interface Deps {
  store: Store
  clock: Clock
  log: FastifyBaseLogger
  /** Absent: emails wait in the outbox. */
  mailer: Mailer | undefined
  /** Absent: webhooks cannot be set up. */
  webhook?: Webhook
  /** The receiver of CDN purges; absent: no purges are sent. */
  purge?: Webhook | undefined
  /** Whether an email about this id is outdated. */
  isStale?: (about: string) => Promise<boolean>
  /** Whether unsent emails are written to the log, for development. */
  logBodies: boolean
}

export function createOutbox({
  mailer,
  webhook,
  purge,
  isStale,
  logBodies,
  ...parts
}: Deps): Outbox {
  const { store, clock, log } = parts
  const workers = transportsOf({ mailer, isStale, webhook, purge }).map((transport) =>
    createWorker(parts, transport),
  )
  const wake = () => {
    for (const worker of workers) worker.wake()
  }
  const housekeeping = createHousekeeping(parts, wake)

  function entry() {
    const now = timestamp(clock)
    return { id: newId(), run_at: now, created_at: now, updated_at: now }
  }

  async function addPost(
    db: WriteTransaction,
    { kind, to }: { kind: 'webhook' | 'purge'; to: Webhook | undefined },
    event: WebhookEvent,
  ): Promise<void> {
    const recipient = await to?.host()
    if (recipient === undefined) return
    const row = { kind, payload: JSON.stringify(event), recipient, subject: event.type }
    await db
      .insertInto('outbox')
      .values({ ...entry(), ...row })
      .execute()
  }

  return {
    sendsMail: mailer !== undefined,
    async add(db, mails, { about = null } = {}) {
      const rows = [mails].flat().map((mail) => {
        const { to: recipient, subject } = mail
        const row = { kind: 'mail', payload: JSON.stringify(mail), recipient, subject } as const
        return { ...entry(), ...row, about }
      })
      if (rows.length) await db.insertInto('outbox').values(rows).execute()
      if (mailer || !logBodies) return
      for (const mail of [mails].flat()) log.info({ mail }, 'an email is queued in the outbox')
    },
    addEvent: (db, event) => addPost(db, { kind: 'webhook', to: webhook }, event),
    addPurge: (db, data) =>
      addPost(
        db,
        { kind: 'purge', to: purge },
        { type: 'pages.changed', createdAt: timestamp(clock), data },
      ),
    async testWebhook() {
      const host = await webhook?.host()
      if (!webhook || host === undefined) return false
      await sendTest(store, clock, webhook, host)
      return true
    },
    wake,
    start: housekeeping.start,
    async stop() {
      const drained = housekeeping
        .stop()
        .then(() => Promise.all(workers.map((worker) => worker.drain())))
      await Promise.race([drained, sleep(patienceMs, undefined, { ref: false })])
      mailer?.close()
    },
  }
}

function transportsOf({
  mailer,
  isStale,
  ...posts
}: Pick<Deps, 'mailer' | 'isStale' | 'webhook' | 'purge'>): Transport[] {
  const transports: Transport[] = []
  for (const kind of ['webhook', 'purge'] as const) {
    const to = posts[kind]
    if (!to) continue
    transports.push({
      kind,
      isReady: async () => (await to.host()) !== undefined,
      deliver: async (id, payload) => to.post(id, readEvent(payload) ?? unreadable()),
    })
  }
  if (mailer)
    transports.push({
      kind: 'mail',
      async deliver(id, payload) {
        await mailer.send(id, readMail(payload) ?? unreadable())
        return {}
      },
      ...(isStale && { isStale }),
    })
  return transports
}

/** Staff see the entry as failed, and can resend it with the software that reads it. */
function unreadable(): never {
  throw new PermanentFailure('This version of the software cannot read the stored content.')
}
