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

/** Failures only: who knows the password is never locked out by somebody else's network. */
const perClient: Limit = { name: 'sign-in client', times: 20, seconds: 900 }
const perAddress: Limit = { name: 'sign-in address', times: 10, seconds: 900 }

interface Attempt {
  email: string
  password: string
  ip: string
}

/** The account of the credentials; the same answer and time for an unknown address. */
export async function checkPassword(
  { store, limits }: Platform,
  { email, password, ip }: Attempt,
): Promise<AccountRow> {
  const client = clientKey(ip)
  const clientAndAddress = `${email.trim().toLowerCase()} ${client}`
  // Taken before the password is tried: attempts at the same time would all find the window open.
  await limits.take(perClient, client)
  await limits.take(perAddress, clientAndAddress)
  const account = await findByCredentials(store.db, email, password)
  if (!account) throw new HttpError('INVALID_CREDENTIALS')
  await limits.giveBack(perClient, client)
  await limits.giveBack(perAddress, clientAndAddress)
  return account
}

interface Entry {
  /** Of the second factor, where the account has one. */
  code?: string
  userAgent: string | undefined
  /** The secret that stood for the password; used up with the code. */
  link?: string
}

/** Starts a session for an account whose password was right. */
export async function signIn(
  { store, clock, limits }: Platform,
  account: AccountRow,
  { code, userAgent, link }: Entry,
): Promise<{ row: AccountRow; token: string }> {
  const { id } = account
  const asked = account.totp_secret !== null
  if (asked && !code) throw new HttpError('SECOND_FACTOR_REQUIRED')
  if (asked) await limits.take(perAccount, id)
  const entered = await withAuditAccount(id, () =>
    store.write([], async (db) => {
      await lockAccounts(db)
      // What was right a moment ago may have been changed by somebody else.
      const row = await findAccount(db, id)
      const same = row?.active && row.password_hash === account.password_hash
      if (!same || (link && !(await consumeLink(db, link)))) throw rejected()
      if (row.totp_secret && !(await consumeCode(db, clock, row, code ?? ''))) throw rejected()
      return { row, token: await addSession(db, clock, id, describeUserAgent(userAgent)) }
    }),
  )
  if (asked) await limits.giveBack(perAccount, id)
  return entered
}

const rejected = () => new HttpError('INVALID_CREDENTIALS')
