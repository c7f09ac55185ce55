import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { hashOf, newSecret } from '#src/server/secret.ts'
import type { SubscriptionRow, SubscriptionTokenTable } from './table.ts'

type Purpose = SubscriptionTokenTable['purpose']

/** A new token of 256 bits; without an end unless `expiresAt` says so. */
export async function createToken(
  db: WriteTransaction,
  subscriptionId: string,
  purpose: Purpose,
  expiresAt: string | null = null,
): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('subscription_token')
    .values({
      token_hash: hashOf(token),
      subscription_id: subscriptionId,
      purpose,
      expires_at: expiresAt,
    })
    .execute()
  return token
}

/** The subscription of a token; absent where it is unknown or has expired. */
export async function findByToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .innerJoin('subscription_token', 'subscription_id', 'subscription.id')
    .selectAll('subscription')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
}

/** Revokes every link to confirm the subscription. */
export async function revokeConfirmations(
  db: WriteTransaction,
  subscriptionId: string,
): Promise<void> {
  await db
    .deleteFrom('subscription_token')
    .where('subscription_id', '=', subscriptionId)
    .where('purpose', '=', 'confirm')
    .execute()
}
