import { timestamp } from '@repo/platform/server/clock.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { hashOf, newSecret } from '@repo/platform/server/secret.ts'
import type { SubscriptionRow, SubscriptionTokenTable } from './table.ts'

type Purpose = SubscriptionTokenTable['purpose']

/** Creates a token of 256 bits; it expires only if `expiresAt` is given. */
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

/** Finds the subscription of a token; absent where the token is unknown or expired. */
export async function findByToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: string,
): Promise<SubscriptionRow | undefined> {
  return findByHash(db, purpose, hashOf(token), now)
}

const findByHash = (
  db: Database,
  purpose: Purpose,
  hash: string,
  now: string,
): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscription')
    .innerJoin('subscription_token', 'subscription_id', 'subscription.id')
    .selectAll('subscription')
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()

const aboutLink = 'newsletter-link/'

/** Returns the subject (`about`) of an outbox entry with this token. */
export const aboutConfirmation = (token: string): string => aboutLink + hashOf(token)

/** Whether the confirmation link of an email has become invalid. */
export async function isStaleConfirmation(
  { store, clock }: Pick<Platform, 'store' | 'clock'>,
  about: string,
): Promise<boolean> {
  if (!about.startsWith(aboutLink)) return false
  const hash = about.slice(aboutLink.length)
  const found = await findByHash(store.db, 'confirm', hash, timestamp(clock))
  return found?.state !== 'pending'
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
