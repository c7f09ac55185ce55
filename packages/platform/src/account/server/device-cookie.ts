import { createHmac, timingSafeEqual } from 'node:crypto'
import { day, second } from '#src/server/clock.ts'
import type { Platform } from '#src/server/platform.ts'
import { ownCookie } from '#src/server/http/session-cookie.ts'
import { mailboxOf } from '#src/server/rate-limits/mailbox.ts'
import { newSecret } from '#src/server/secret.ts'

/** What browsers keep a cookie for at most. */
export const lifetime = 400 * day

/**
 * Tells a browser in which somebody has signed in before: guesses from elsewhere do not use up its
 * attempts for that account. It opens nothing.
 */
export function deviceCookie({ config, secret }: Pick<Platform, 'config' | 'secret'>) {
  const cookie = ownCookie(config, 'device')

  const signatureOf = (id: string, email: string) =>
    createHmac('sha256', secret)
      .update(`device ${id} ${mailboxOf(email)}`)
      .digest('base64url')

  /** The id of the device; absent where nobody has signed in to the account with it. */
  function read(header: string | undefined, email: string): string | undefined {
    const [id = '', signature = ''] = cookie.read(header)?.split('.') ?? []
    const expected = Buffer.from(signatureOf(id, email))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
  }

  return {
    read,
    /** For the account that has just signed in; a device that is known keeps its id. */
    set(header: string | undefined, email: string): string {
      const id = read(header, email) ?? newSecret()
      return cookie.set(`${id}.${signatureOf(id, email)}`, lifetime / second)
    },
  }
}
