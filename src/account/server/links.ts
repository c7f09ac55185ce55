import { brand } from '#src/brand/brand.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Config } from '#src/server/config.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { Mail } from '#src/server/outbox/table.ts'
import type { Platform } from '#src/server/platform.ts'
import { hashOf, newSecret } from './secret.ts'
import type { AccountLinkTable, AccountRow } from './table.ts'

type Purpose = AccountLinkTable['purpose']

const hours = 3_600_000
export const lifetimeMs = { invite: 72 * hours, reset: 4 * hours, code: hours / 6 }

/** Hands out a secret that stands for the account once; one of the same purpose before it is void. */
export async function createLink(
  db: WriteTransaction,
  clock: Clock,
  accountId: string,
  purpose: Purpose,
): Promise<string> {
  const secret = newSecret()
  const now = clock.now().getTime()
  // Several browsers may be between password and code.
  if (purpose !== 'code')
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
      created_at: new Date(now).toISOString(),
      ends_at: new Date(now + lifetimeMs[purpose]).toISOString(),
    })
    .execute()
  return secret
}

/** The active account that a secret stands for; absent where it is unknown, used or too old. */
export function findByLink(
  db: Database,
  clock: Clock,
  secret: string,
  purposes: readonly Purpose[],
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account_link')
    .innerJoin('account', 'account.id', 'account_link.account_id')
    .selectAll('account')
    .where('account_link.token_hash', '=', hashOf(secret))
    .where('account_link.purpose', 'in', purposes)
    .where('account_link.ends_at', '>', timestamp(clock))
    .where('account.active', '=', true)
    .executeTakeFirst()
}

/** False where somebody else was faster. */
export async function consumeLink(db: WriteTransaction, secret: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_link')
    .where('token_hash', '=', hashOf(secret))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Puts a mail with a link to set a password into the outbox; wake it after the commit. */
export async function mailLink(
  { clock, outbox, config }: Platform,
  db: WriteTransaction,
  account: AccountRow,
  purpose: 'invite' | 'reset',
): Promise<void> {
  const secret = await createLink(db, clock, account.id, purpose)
  const link = `${siteOrigin(config)}/en/sign-in?token=${secret}`
  await outbox.add(db, mails[purpose](account, link))
}

const siteOrigin = ({ publicUrl, HOST, PORT }: Config) => publicUrl ?? `http://${HOST}:${PORT}`

const mails: Record<'invite' | 'reset', (account: AccountRow, link: string) => Mail> = {
  invite: ({ email, name }, link) => ({
    to: email,
    subject: `Your account for the ${brand.name} back office`,
    text: `Hello ${name},

an account for the ${brand.name} back office has been made for you. Choose a password here:

${link}

The link works once, for 72 hours. After that an administrator can send another.
`,
  }),
  reset: ({ email, name }, link) => ({
    to: email,
    subject: `A new password for the ${brand.name} back office`,
    text: `Hello ${name},

somebody has asked for a new password for your account. Choose it here:

${link}

The link works once, for four hours. If it was not you, do nothing: your password stays as it is.
`,
  }),
}
