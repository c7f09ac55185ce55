import type { Lang } from '#src/i18n/locales.ts'
import { emailKey } from '#src/rest/email.ts'
import { hour, minute, timestamp } from '#src/server/clock.ts'
import { withAuditAccount } from '#src/server/database/audit.ts'
import type { Database } from '#src/server/database/tables.ts'
import { inEqualTime } from '#src/server/equal-time.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import { clientKey } from '#src/server/rate-limits/client-key.ts'
import { mailboxOf, mayMail } from '#src/server/rate-limits/mailbox.ts'
import type { Limit } from '#src/server/rate-limits/windows.ts'
import type { Actor, Platform } from '#src/server/platform.ts'
import { findAccount, findByEmail, lockAccounts, setPassword } from './accounts.ts'
import type { Browser } from './browser.ts'
import { consumeLink, findByLink, linkMailer } from './links.ts'
import { isEasyPassword } from './easy-password.ts'
import { isLeakedPassword } from './leaked-password.ts'
import { hashPassword, isPassword } from './password.ts'
import { addSession } from './sessions.ts'
import { cookiesOf } from './sign-in.ts'
import type { AccountRow } from './table.ts'
import { describeUserAgent } from './user-agent.ts'

const perAccount: Limit = { name: 'password change', times: 10, within: 15 * minute }
const perClient: Limit = { name: 'reset client', times: 20, within: hour }
const perAddress: Limit = { name: 'reset address', times: 5, within: hour }
const perLinkClient: Limit = { name: 'set password client', times: 30, within: hour }

/** Changes the caller's password; all sessions end, and a new one begins. Returns its cookies. */
export async function changeOwnPassword(
  platform: Platform,
  actor: Actor,
  { current, password }: { current: string; password: string },
  browser: Browser,
): Promise<string[]> {
  const { store, clock, limits } = platform
  await limits.consume(perAccount, actor.id)
  const account = await findAccount(store.db, actor.id)
  if (!account) throw notFound()
  await assertUnguessed(account, password)
  if (!(await isPassword(current, account.password_hash)))
    throw invalidField('current', 'match', 'is not the current password')
  const hash = await hashPassword(password)
  const { token } = await store.write([], async (db) => {
    await lockAccounts(db)
    await setPassword(db, clock, actor.id, { hash })
    const agent = describeUserAgent(browser.userAgent)
    return { id: actor.id, token: await addSession(db, clock, actor.id, agent) }
  })
  await limits.refund(perAccount, actor.id)
  return cookiesOf(platform, account, token, browser)
}

/** The minimum time between two emails to one address. */
const betweenMailsMs = 5 * minute

interface ResetRequest {
  email: string
  ip: string
  /** The language of the page of the request; absent: the language of the account's emails. */
  lang?: Lang | undefined
}

/**
 * Emails a link to set a new password if the account exists; the response is the same in both
 * cases.
 */
export async function requestReset(
  platform: Platform,
  { email, ip, lang }: ResetRequest,
): Promise<void> {
  const { limits } = platform
  const client = clientKey(ip)
  await limits.consume(perClient, client)
  await limits.consume(perAddress, `${mailboxOf(email)} ${client}`)
  await inEqualTime(() => mailReset(platform, { email, ip, lang }))
}

async function mailReset(platform: Platform, { email, ip, lang }: ResetRequest): Promise<void> {
  const { store, clock, outbox, limits } = platform
  const hasRecent = async (db: Database, { id }: AccountRow) => {
    const recent = await db
      .selectFrom('account_link')
      .select('token_hash')
      .where('account_id', '=', id)
      .where('purpose', '=', 'reset')
      .where('created_at', '>', timestamp(clock, -betweenMailsMs))
      .executeTakeFirst()
    return recent !== undefined
  }
  const account = await findByEmail(store.db, email)
  if (!account?.active || (await hasRecent(store.db, account))) return
  if (!(await mayMail(limits, 'reset', { email, ip }))) return
  const mailLink = await linkMailer(platform)
  await store.write([], async (db) => {
    if (!(await hasRecent(db, account)))
      await mailLink(db, account, { purpose: 'reset', ...(lang && { lang }) })
    return { id: account.id }
  })
  outbox.wake()
}

interface ByLink {
  token: string
  password: string
  ip: string
}

/** Sets the password through a link of an invitation or a reset; all sessions end. Returns the account. */
export async function setPasswordByLink(
  { store, clock, limits }: Platform,
  { token, password, ip }: ByLink,
): Promise<AccountRow> {
  await limits.consume(perLinkClient, clientKey(ip))
  const account = await findByLink(store.db, clock, token, ['invite', 'reset'])
  if (!account) throw usedUp()
  await assertUnguessed(account, password)
  const hash = await hashPassword(password)
  return withAuditAccount(account.id, () =>
    store.write([], async (db) => {
      await lockAccounts(db)
      if (!(await consumeLink(db, token))) throw usedUp()
      await setPassword(db, clock, account.id, { hash })
      return { ...account, password_hash: hash }
    }),
  )
}

async function assertUnguessed({ email, name }: AccountRow, password: string): Promise<void> {
  if (emailKey(password) === email)
    throw invalidField('password', 'address', 'must not be the email address')
  if (isEasyPassword(password, [name, email]) || (await isLeakedPassword(password)))
    throw invalidField('password', 'common', 'is easy to guess')
}

const usedUp = () => invalidField('token', 'used', 'has been used or replaced, or has expired')
