import { hour, type Clock } from '#src/server/clock.ts'
import { throttle } from '#src/server/database/throttle.ts'
import { eraseEntriesBefore } from '#src/server/outbox/personal-data.ts'
import type { Platform } from '#src/server/platform.ts'
import { forgetFingerprints } from './idempotency.ts'

/**
 * Erases the demo requests that are older than the configuration says, with what the outbox still
 * holds of that time for their addresses. Without a setting nothing is erased.
 */
export async function eraseOldDemoRequests({ store, clock, config }: Platform): Promise<void> {
  const { RETENTION_LEADS_MONTHS: months } = config
  if (months === undefined) return
  let hasErased = false
  await throttle(store, clock, { name: 'old demo requests', ms: hour }, async (db) => {
    const before = monthsBefore(clock, months)
    const erased = await db
      .deleteFrom('lead')
      .where('created_at', '<', before)
      .returning(['id', 'email'])
      .execute()
    for (const email of new Set(erased.map((row) => row.email.toLowerCase())))
      await eraseEntriesBefore(db, email, before)
    await forgetFingerprints(
      db,
      erased.map(({ id }) => id),
    )
    hasErased = erased.length > 0
  })
  if (hasErased) await store.scrub()
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
