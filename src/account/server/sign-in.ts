import { becauseOf } from '#src/server/database/audit.ts'
import { ProblemError } from '#src/server/http/problem-error.ts'
import { clientKey, type Limit } from '#src/server/http/rate-limits.ts'
import type { Platform } from '#src/server/platform.ts'
import { findByCredentials } from './accounts.ts'
import { startSession } from './sessions.ts'

/** Failures only: who knows the password is never locked out by somebody else's network. */
const perClient: Limit = { name: 'sign-in client', times: 20, seconds: 900 }
const perAddress: Limit = { name: 'sign-in address', times: 10, seconds: 900 }

interface Attempt {
  email: string
  password: string
  ip: string
}

/** Checks the credentials and starts a session; the same answer and time for an unknown address. */
export async function signIn(platform: Platform, { email, password, ip }: Attempt) {
  const { store, clock, limits } = platform
  const client = clientKey(ip)
  const clientAndAddress = `${email.trim().toLowerCase()} ${client}`
  // Taken before the password is tried: attempts at the same time would all find the window open.
  limits.take(perClient, client)
  limits.take(perAddress, clientAndAddress)
  const account = await findByCredentials(store.db, email, password)
  if (!account) throw new ProblemError('INVALID_CREDENTIALS')
  limits.giveBack(perClient, client)
  limits.giveBack(perAddress, clientAndAddress)
  const token = await becauseOf(account.id, () => startSession(store, clock, account.id))
  return { account, token }
}
