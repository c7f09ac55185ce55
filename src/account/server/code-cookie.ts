import { second } from '#src/server/clock.ts'
import type { Config } from '#src/server/config.ts'
import { readCookie } from '#src/server/http/session-cookie.ts'
import { lifetime } from './links.ts'

/**
 * Holds, between the password and the code, what stands for the password: it is typed once and
 * never written into a page. Of the site server alone, which takes both forms.
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
