import { minute, second } from '#src/server/clock.ts'
import { countFailure } from '#src/server/database/audit-failures.ts'
import { withAuditAccount } from '#src/server/database/audit.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import type { Platform } from '#src/server/platform.ts'
import { clientKey, networkKey } from '#src/server/rate-limits/client-key.ts'
import { mailboxOf } from '#src/server/rate-limits/mailbox.ts'
import type { Limit } from '#src/server/rate-limits/windows.ts'
import { checkCredentials, findAccount, lockAccounts } from './accounts.ts'
import type { Browser } from './browser.ts'
import { deviceCookie } from './device-cookie.ts'
import { consumeLink } from './links.ts'
import { perAccount, consumeCode } from './second-factor.ts'
import { addSession, maxAge, revokeSession } from './sessions.ts'
import type { AccountRow } from './table.ts'
import { describeUserAgent } from './user-agent.ts'

/**
 * Only failed attempts count: who knows the password is not locked out by others behind the same
 * address.
 */
const within = 15 * minute
const perClient: Limit = { name: 'sign-in client', times: 20, within }
const perAddress: Limit = { name: 'sign-in address', times: 10, within }
const perNetwork: Limit = { name: 'sign-in network', times: 50, within }
const perMailbox: Limit = { name: 'sign-in mailbox', times: 20, within }
/** Instead of all these: attempts from elsewhere do not lock the owner of an account out. */
const perDevice: Limit = { name: 'sign-in device', times: 10, within }

interface Credentials {
  email: string
  password: string
}

/** The account of the credentials; response and time are the same for an unknown address. */
export async function checkPassword(
  platform: Platform,
  { email, password }: Credentials,
  browser: Browser,
): Promise<AccountRow> {
  const { store, limits } = platform
  const device = deviceCookie(platform).read(browser.cookies, email)
  const counted = countedFor(email, browser.ip, device)
  const refund = async () => {
    for (const [limit, key] of counted) await limits.refund(limit, key)
  }
  // Counted before the password is checked: concurrent attempts would all find the window open.
  for (const [limit, key] of counted) await limits.consume(limit, key)
  const waiter = { isTrusted: device !== undefined, isGone: browser.isGone }
  const { account, isRight } = await checkCredentials(store.db, { email, password }, waiter).catch(
    async (error: unknown) => {
      // Nothing has been tried.
      if (!browser.isGone()) await refund()
      throw error
    },
  )
  if (!isRight || !account?.active) throw await rejected(platform, account)
  await refund()
  return account
}

function countedFor(email: string, ip: string, device: string | undefined): [Limit, string][] {
  if (device !== undefined) return [[perDevice, device]]
  const mailbox = mailboxOf(email)
  return [
    [perClient, clientKey(ip)],
    [perAddress, `${mailbox} ${clientKey(ip)}`],
    [perNetwork, networkKey(ip)],
    [perMailbox, mailbox],
  ]
}

interface Entry {
  /** Of the second factor, where the account has one. */
  code?: string
  /** The secret from the code cookie, consumed together with the code. */
  link?: string
}

/**
 * Starts a session for an account whose password was right; one that the browser had ends. Returns
 * the cookies to set.
 */
export async function signIn(
  platform: Platform,
  account: AccountRow,
  browser: Browser,
  { code, link }: Entry,
): Promise<{ row: AccountRow; cookies: string[] }> {
  const { store, clock, limits, config } = platform
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
      if (!same || (link && !(await consumeLink(db, link)))) throw wrong()
      if (row.totp_secret && !(await consumeCode(db, clock, row, code ?? ''))) throw wrong()
      const before = sessionCookie(config).read(browser.cookies)
      if (before) await revokeSession(db, before)
      return { row, token: await addSession(db, clock, id, describeUserAgent(browser.userAgent)) }
    }),
  ).catch(async (error: unknown) => {
    throw error instanceof HttpError ? await rejected(platform, account) : error
  })
  if (hasSecondFactor) await limits.refund(perAccount, id)
  return { row: entered.row, cookies: cookiesOf(platform, entered.row, entered.token, browser) }
}

/** The session, and that the browser is known to the account. */
export const cookiesOf = (
  platform: Platform,
  { email }: AccountRow,
  token: string,
  { cookies }: Pick<Browser, 'cookies'>,
): string[] => [
  sessionCookie(platform.config).set(token, maxAge / second),
  deviceCookie(platform).set(cookies, email),
]

const wrong = () => new HttpError('INVALID_CREDENTIALS')

/** Leaves a trace of a failed attempt, of an unknown address too; what was typed is nowhere in it. */
async function rejected(
  { store, clock, log }: Platform,
  account: AccountRow | undefined,
): Promise<HttpError> {
  log.warn({ account: account?.id ?? 'unknown' }, 'a sign-in failed')
  await countFailure(store, clock, { call: 'POST /sessions', accountId: account?.id ?? null })
  return wrong()
}
