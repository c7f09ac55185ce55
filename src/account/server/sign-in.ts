import { minute } from '#src/server/clock.ts'
import { withAuditAccount } from '#src/server/database/audit.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { clientKey } from '#src/server/rate-limits/client-key.ts'
import type { Limit } from '#src/server/rate-limits/windows.ts'
import type { Platform } from '#src/server/platform.ts'
import { findAccount, findByCredentials, lockAccounts } from './accounts.ts'
import { describeUserAgent } from './user-agent.ts'
import { consumeLink } from './links.ts'
import { perAccount, consumeCode } from './second-factor.ts'
import { addSession } from './sessions.ts'
import type { AccountRow } from './table.ts'

/**
 * Only failed attempts count: who knows the password is not locked out by others behind the same
 * address.
 */
const perClient: Limit = { name: 'sign-in client', times: 20, within: 15 * minute }
const perAddress: Limit = { name: 'sign-in address', times: 10, within: 15 * minute }

interface Attempt {
  email: string
  password: string
  ip: string
}

/** The account of the credentials; response and time are the same for an unknown address. */
export async function checkPassword(
  { store, limits }: Platform,
  { email, password, ip }: Attempt,
): Promise<AccountRow> {
  const client = clientKey(ip)
  const clientAndAddress = `${email.trim().toLowerCase()} ${client}`
  // Counted before the password is checked: concurrent attempts would all find the window open.
  await limits.consume(perClient, client)
  await limits.consume(perAddress, clientAndAddress)
  const account = await findByCredentials(store.db, email, password)
  if (!account) throw new HttpError('INVALID_CREDENTIALS')
  await limits.refund(perClient, client)
  await limits.refund(perAddress, clientAndAddress)
  return account
}

interface Entry {
  /** Of the second factor, where the account has one. */
  code?: string
  userAgent: string | undefined
  /** The secret from the code cookie, consumed together with the code. */
  link?: string
}

/** Starts a session for an account whose password was right. */
export async function signIn(
  { store, clock, limits }: Platform,
  account: AccountRow,
  { code, userAgent, link }: Entry,
): Promise<{ row: AccountRow; token: string }> {
  const { id } = account
  const hasSecondFactor = account.totp_secret !== null
  if (hasSecondFactor && !code) throw new HttpError('SECOND_FACTOR_REQUIRED')
  if (hasSecondFactor) await limits.consume(perAccount, id)
  const entered = await withAuditAccount(id, () =>
    store.write([], async (db) => {
      await lockAccounts(db)
      // Account and password may have changed since the password was checked.
      const row = await findAccount(db, id)
      const same = row?.active && row.password_hash === account.password_hash
      if (!same || (link && !(await consumeLink(db, link)))) throw rejected()
      if (row.totp_secret && !(await consumeCode(db, clock, row, code ?? ''))) throw rejected()
      return { row, token: await addSession(db, clock, id, describeUserAgent(userAgent)) }
    }),
  )
  if (hasSecondFactor) await limits.refund(perAccount, id)
  return entered
}

const rejected = () => new HttpError('INVALID_CREDENTIALS')
