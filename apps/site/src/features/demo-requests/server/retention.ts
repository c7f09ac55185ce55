import { emailKey } from '@repo/platform/rest/email.ts'
import { day, hour, timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { throttle } from '@repo/platform/server/database/throttle.ts'
import { eraseEntriesBefore } from '@repo/platform/server/outbox/personal-data.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { forgetFingerprints } from './idempotency.ts'

/** For so long a doubtful demo request is kept for staff to look at. */
const doubtfulDays = 30

/**
 * Erases doubtful demo requests after 30 days and, where the configuration says when, all that are
 * older, with what the outbox still holds of that time for their addresses.
 */
export async function eraseOldDemoRequests({ store, clock, config }: Platform): Promise<void> {
  const { RETENTION_LEADS_MONTHS: months } = config
  let hasErased = false
  await throttle(store, clock, { name: 'old demo requests', ms: hour }, async (db) => {
    const doubtful = await db
      .deleteFrom('lead')
      .where('state', '=', 'doubtful')
      .where('created_at', '<', timestamp(clock, -doubtfulDays * day))
      .returning('id')
      .execute()
    const old = months === undefined ? [] : await eraseBefore(db, monthsBefore(clock, months))
    const ids = [...doubtful, ...old].map(({ id }) => id)
    await forgetFingerprints(db, ids)
    hasErased = ids.length > 0
  })
  if (hasErased) await store.scrub()
}

async function eraseBefore(db: WriteTransaction, before: string) {
  const erased = await db
    .deleteFrom('lead')
    .where('created_at', '<', before)
    .returning(['id', 'email'])
    .execute()
  for (const email of new Set(erased.map((row) => emailKey(row.email))))
    await eraseEntriesBefore(db, email, before)
  return erased
}

/** In a shorter month its last day: nothing is erased before the time is over. */
export function monthsBefore(clock: Clock, months: number): string {
  const now = clock.now()
  const then = new Date(now)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return then.toISOString()
}
