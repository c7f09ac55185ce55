import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { recordConsent } from './consent.ts'
import type { SubscriptionRow } from './table.ts'
import { revokeConfirmations, findByToken } from './tokens.ts'

/** Confirms the subscription of the token; a used or expired token changes nothing. */
export async function confirm({ store, clock }: Platform, token: string): Promise<void> {
  const now = timestamp(clock)
  await store.write([], async (db) => {
    const found = await findByToken(db, 'confirm', token, now)
    if (found?.state !== 'pending') return undefined
    const { id, language } = found
    await db
      .updateTable('subscription')
      .set({ state: 'confirmed', updated_at: now, confirmed_at: now })
      .where('id', '=', id)
      .execute()
    await recordConsent(db, clock, { id, state: 'confirmed', language })
    return { id }
  })
}

/** Ends the subscription of the token; a used or unknown token changes nothing. */
export async function unsubscribe({ store, clock }: Platform, token: string): Promise<void> {
  const now = timestamp(clock)
  await store.write([], async (db) => {
    const found = await findByToken(db, 'unsubscribe', token, now)
    if (!found || found.state === 'unsubscribed') return undefined
    await end(db, clock, found)
    return { id: found.id }
  })
}

/** Ends a subscription; `page` is the page of the request, absent for the link of an email. */
export async function end(
  db: WriteTransaction,
  clock: Clock,
  { id, language }: Pick<SubscriptionRow, 'id' | 'language'>,
  page?: string,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ state: 'unsubscribed', updated_at: timestamp(clock) })
    .where('id', '=', id)
    .execute()
  await revokeConfirmations(db, id)
  await recordConsent(db, clock, { id, state: 'unsubscribed', language, page })
}
