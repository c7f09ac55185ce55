import { emailKey } from '#src/rest/email.ts'
import { day } from '../clock.ts'
import { HttpError } from '../http/http-error.ts'
import { networkKey } from './client-key.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Limit } from './windows.ts'

/**
 * Returns the mailbox of an address for comparison: in lower case and without a `+tag`, which reach
 * the same person.
 */
export const mailboxOf = (email: string): string =>
  emailKey(email).replace(/^([^+@]+)\+[^@]*@/, '$1@')

/** The limit per network, so that a stranger does not use up the emails of the mailbox's owner. */
const perNetwork = 3
const fromAnywhere = 10

/**
 * Counts an email to a mailbox that anybody can request through a form, and returns whether it may
 * be sent. The response does not reveal the result.
 */
export async function mayMail(
  limits: RateLimits,
  kind: string,
  { email, ip }: { email: string; ip: string },
): Promise<boolean> {
  const mailbox = mailboxOf(email)
  const limit = (of: string, times: number): Limit => ({
    name: `${kind} ${of}`,
    times,
    within: day,
  })
  return (
    (await has(limits, limit('mailbox and network', perNetwork), `${mailbox} ${networkKey(ip)}`)) &&
    (await has(limits, limit('mailbox', fromAnywhere), mailbox))
  )
}

async function has(limits: RateLimits, limit: Limit, key: string): Promise<boolean> {
  try {
    await limits.consume(limit, key)
    return true
  } catch (error) {
    if (error instanceof HttpError && error.errorCode === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}
