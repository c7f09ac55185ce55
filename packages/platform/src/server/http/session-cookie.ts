import type { Config } from '../config.ts'

export const sessionCookie = (config: Config) => ownCookie(config, 'session')

/** Returns the name and the scope of a cookie that only the servers read, by the configuration. */
export function ownCookie(config: Config, plainName: 'session' | 'device') {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  const shared = config.COOKIE_DOMAIN !== undefined
  const securePrefix = shared ? '__Secure-' : '__Host-'
  const prefix = secure ? securePrefix : ''
  const name = `${prefix}${plainName}`
  const scope = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${
    shared ? `; Domain=${config.COOKIE_DOMAIN}` : ''
  }`
  return {
    name,
    set: (value: string, maxAge: number) => `${name}=${value}; Max-Age=${maxAge}; ${scope}`,
    clear: () => `${name}=; Max-Age=0; ${scope}`,
    /** The value in a request; undefined if missing. */
    read: (header: string | undefined) => readCookie(header, name),
  }
}

/** Returns the value of a cookie of a request; undefined if missing or empty. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}
