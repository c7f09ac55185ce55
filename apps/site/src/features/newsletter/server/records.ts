import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { HttpError, notFound } from '@repo/platform/server/http/http-error.ts'
import type { RecordedSubscription } from '../contract.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { recordConsent } from './consent.ts'
import { presentSubscription } from './lists.ts'
import { mailConfirmation } from './service.ts'
import { end } from './email-links.ts'
import { countSuppressed } from './suppression.ts'

/** The consent record names this page where staff have ended a subscription. */
const backoffice = '/backoffice'

export async function getSubscription(db: Database, id: string): Promise<RecordedSubscription> {
  const row = await rowOf(db, id)
  const consent = await db
    .selectFrom('subscription_event')
    .select(['at', 'state', 'language', 'wording', 'page'])
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute()
  return { ...presentSubscription(row), consent }
}

async function rowOf(db: Database, id: string) {
  const row = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Ends a subscription on request; an ended subscription stays as it is. */
export async function endSubscription(
  db: WriteTransaction,
  clock: Clock,
  id: string,
): Promise<RecordedSubscription> {
  const row = await rowOf(db, id)
  if (row.state !== 'unsubscribed') {
    await end(db, clock, row, backoffice)
    noteChanges(db, { state: row.state }, { state: 'unsubscribed' })
  }
  return getSubscription(db, id)
}

/** Emails the link to confirm a doubtful subscription, as if its owner had just asked for it. */
export async function acceptSubscription(
  db: WriteTransaction,
  platform: Platform,
  id: string,
): Promise<RecordedSubscription> {
  const { state, language } = await rowOf(db, id)
  if (state !== 'doubtful') throw new HttpError('WRONG_STATE')
  const now = timestamp(platform.clock)
  const accepted = await db
    .updateTable('subscription')
    .set({ state: 'pending', updated_at: now, mailed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordConsent(db, platform.clock, { id, state: 'pending', language, page: backoffice })
  await mailConfirmation(db, platform, accepted)
  noteChanges(db, { state }, { state: 'pending' })
  return getSubscription(db, id)
}

export async function countSubscriptions(db: Database) {
  const rows = await db
    .selectFrom('subscription')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  return {
    states: {
      pending: counts.get('pending') ?? 0,
      confirmed: counts.get('confirmed') ?? 0,
      unsubscribed: counts.get('unsubscribed') ?? 0,
      doubtful: counts.get('doubtful') ?? 0,
    },
    suppressed: await countSuppressed(db),
  }
}
