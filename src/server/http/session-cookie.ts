import type { Config } from '../config.ts'

/** Name and scope of the session cookie, by the configuration. */
export function sessionCookie(config: Config) {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const shared = config.COOKIE_DOMAIN !== undefined
  const prefix = secure ? (shared ? '__Secure-' : '__Host-') : ''
  const name = `${prefix}session`
  const scope = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${
    shared ? `; Domain=${config.COOKIE_DOMAIN}` : ''
  }`
  return {
    name,
    set: (token: string, maxAge: number) => `${name}=${token}; Max-Age=${maxAge}; ${scope}`,
    clear: () => `${name}=; Max-Age=0; ${scope}`,
    /** The token of a request, absent where there is none. */
    read: (header: string | undefined) => readCookie(header, name),
  }
}

/** The value of a cookie of a request; absent where there is none, or it is empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}
