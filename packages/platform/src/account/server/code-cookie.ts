import { second } from '#src/server/clock.ts'
import type { Config } from '#src/server/config.ts'
import { readCookie } from '#src/server/http/session-cookie.ts'
import { lifetime } from './links.ts'

/**
 * Between the two steps of a sign-in this cookie holds a secret in place of the password, which is
 * typed once and never written into a page. Only the site server uses it, which handles both forms.
 */
export function codeCookie({ publicUrl }: Config) {
  const secure = publicUrl?.startsWith('https:') ?? false
  const name = `${secure ? '__Host-' : ''}sign-in`
  const scope = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  return {
    set: (secret: string) => `${name}=${secret}; Max-Age=${lifetime.code / second}; ${scope}`,
    clear: () => `${name}=; Max-Age=0; ${scope}`,
    read: (header: string | undefined) => readCookie(header, name),
  }
}
