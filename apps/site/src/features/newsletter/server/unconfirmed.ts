import { day, hour, timestamp } from '@repo/platform/server/clock.ts'
import { throttle } from '@repo/platform/server/database/throttle.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { linkLifetime } from './service.ts'

/** Staff can review a doubtful subscription for this time. */
const doubtfulLifetime = 30 * day

/**
 * Deletes subscriptions that were not confirmed before their link expired. A subscription that had
 * been confirmed earlier returns to unsubscribed instead, and its consent record remains.
 */
export async function forgetUnconfirmed({ store, clock }: Platform): Promise<void> {
  await throttle(store, clock, { name: 'unconfirmed subscriptions', ms: hour }, async (db) => {
    const expired = { state: 'pending', since: timestamp(clock, -linkLifetime) } as const
    const confirmedBefore = db
      .selectFrom('subscription_event')
      .select('subscription_id')
      .where('state', '=', 'confirmed')
    await db
      .deleteFrom('subscription')
      .where('state', '=', expired.state)
      .where('updated_at', '<=', expired.since)
      .where('id', 'not in', confirmedBefore)
      .execute()
    await db
      .deleteFrom('subscription')
      .where('state', '=', 'doubtful')
      .where('created_at', '<=', timestamp(clock, -doubtfulLifetime))
      .execute()
    await db
      .updateTable('subscription')
      .set({ state: 'unsubscribed' })
      .where('state', '=', expired.state)
      .where('updated_at', '<=', expired.since)
      .execute()
  })
}
