import type { Lang } from '#src/i18n/locales.ts'
import { hour, minute, timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { publicOrigin } from '#src/server/public-origin.ts'
import { hashOf, newSecret } from '#src/server/secret.ts'
import { pathOf } from '#src/site/paths.ts'
import { languageOf, linkEmail } from './emails.ts'
import type { AccountLinkTable, AccountRow } from './table.ts'

type Purpose = AccountLinkTable['purpose']

export const lifetime = { invite: 72 * hour, reset: 4 * hour, code: 10 * minute }

/**
 * Makes a single-use secret for the account. An invitation revokes the previous one; a reset does
 * not, since anybody can request one.
 */
export async function createLink(
  db: WriteTransaction,
  clock: Clock,
  accountId: string,
  purpose: Purpose,
): Promise<string> {
  const secret = newSecret()
  if (purpose === 'invite')
    await db
      .deleteFrom('account_link')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .execute()
  await db.deleteFrom('account_link').where('ends_at', '<', timestamp(clock)).execute()
  await db
    .insertInto('account_link')
    .values({
      token_hash: hashOf(secret),
      account_id: accountId,
      purpose,
      created_at: timestamp(clock),
      ends_at: timestamp(clock, lifetime[purpose]),
    })
    .execute()
  return secret
}

/** Finds the active account of a link's secret; undefined if unknown, used or expired. */
export function findByLink(
  db: Database,
  clock: Clock,
  secret: string,
  purposes: readonly Purpose[],
): Promise<AccountRow | undefined> {
  return usableLinks(db, clock)
    .selectAll('account')
    .where('account_link.token_hash', '=', hashOf(secret))
    .where('account_link.purpose', 'in', purposes)
    .executeTakeFirst()
}

const usableLinks = (db: Database, clock: Clock) =>
  db
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .where('account_link.ends_at', '>', timestamp(clock))
    .where('account.active', '=', true)

/** Returns the purpose of an emailed link; `used` if the link is no longer valid. */
export async function describeLink(
  { store, clock }: Pick<Platform, 'store' | 'clock'>,
  secret: string,
): Promise<'invite' | 'reset' | 'used'> {
  const account = await findByLink(store.db, clock, secret, ['invite', 'reset'])
  if (!account) return 'used'
  return account.password_hash ? 'reset' : 'invite'
}

/** Returns false if the link has been used in the meantime. */
export async function consumeLink(db: WriteTransaction, secret: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_link')
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

interface LinkRequest {
  purpose: 'invite' | 'reset'
  /** Absent: the language of the account's emails. */
  lang?: Lang
}

/** Adds an email with a link to set a password to the outbox, and returns the link. Wake the outbox after the commit. */
export type LinkMailer = (
  db: WriteTransaction,
  account: AccountRow,
  request: LinkRequest,
) => Promise<string>

/** Reads the company data for the emails in advance, so that no transaction has to. */
export async function linkMailer({
  clock,
  outbox,
  config,
  company,
}: Pick<Platform, 'clock' | 'outbox' | 'config' | 'company'>): Promise<LinkMailer> {
  const { timeZone } = await company()
  return async (db, account, { purpose, lang = languageOf(account) }) => {
    const secret = await createLink(db, clock, account.id, purpose)
    const link = `${publicOrigin(config)}${pathOf(lang, 'sign-in')}?token=${secret}`
    const expiry = timestamp(clock, lifetime[purpose])
    const email = linkEmail(account, { purpose, lang, link, expiry, timeZone })
    await outbox.add(db, email, { about: aboutLink + hashOf(secret) })
    return link
  }
}

const aboutLink = 'account-link/'

/** Whether the link of an email has been used or replaced, or has expired. */
export async function isStaleLink(
  { store, clock }: Pick<Platform, 'store' | 'clock'>,
  about: string,
): Promise<boolean> {
  if (!about.startsWith(aboutLink)) return false
  const usable = await usableLinks(store.db, clock)
    .where('account_link.token_hash', '=', about.slice(aboutLink.length))
    .select('account.id')
    .executeTakeFirst()
  return !usable
}
