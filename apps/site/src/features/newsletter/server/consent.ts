import type { Lang } from '@repo/platform/i18n/locales.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { newId } from '@repo/platform/server/id.ts'
import type { SubscriptionState } from '../contract.ts'

/** Version of the consent wording beside the forms: changed with every change of the texts. */
export const wordingVersion = '2026-11-27'

interface Change {
  id: string
  state: SubscriptionState
  language?: Lang | null
  /** Path of the page; absent where another program called. */
  page?: string | undefined
}

/** Adds to the consent record: the new state, the time, and the version of the wording. */
export async function recordConsent(
  db: WriteTransaction,
  clock: Clock,
  change: Change,
): Promise<void> {
  const { id, state, language = null, page = null } = change
  await db
    .insertInto('subscription_event')
    .values({
      id: newId(clock.now().getTime()),
      subscription_id: id,
      at: timestamp(clock),
      state,
      wording: state === 'unsubscribed' ? null : wordingVersion,
      language,
      page,
    })
    .execute()
}
