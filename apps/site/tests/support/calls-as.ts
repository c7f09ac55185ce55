import type { Role } from '@repo/platform/account/roles.ts'
import { createClient, type Client } from '@repo/platform/rest/client.ts'
import type { Config } from '@repo/platform/server/config.ts'
import { deviations } from './described-calls.ts'

export type Caller = Role | 'visitor'

export const password = 'seven lorries wait at dawn'
export const emailOf = (role: Role) => `${role}@example.com`

interface RequestOptions extends RequestInit {
  as?: Caller
  /** The body, sent as JSON. */
  json?: unknown
}

export interface Calls {
  /** A typed client that calls as the role. */
  as(caller: Caller): Client
  /**
   * A plain request as the role; from the product's own origin unless headers say otherwise. Throws
   * where the answer to a call is not as the OpenAPI document says.
   */
  request(path: string, options?: RequestOptions): Promise<Response>
  /** The Cookie header of the role's session, absent for a visitor. */
  cookie(caller: Caller): string | undefined
  /** Throws where an answer was not as described, also if a test took that error for another. */
  expectAsDescribed(): void
}

/** Calls of a server as each role, whose sessions are in `cookies`. */
export function callsTo(url: string, cookies: Map<Caller, string>, serve: Config['SERVE']): Calls {
  const deviating: string[] = []
  const request: Calls['request'] = async (path, { as = 'visitor', json, ...given } = {}) => {
    const options = json === undefined ? given : { ...given, body: JSON.stringify(json) }
    const headers = new Headers(options.headers)
    if (json !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    const cookie = cookies.get(as)
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie)
    if (!headers.has('origin')) headers.set('origin', url)
    const response = await fetch(url + path, { redirect: 'manual', ...options, headers })
    const [session] = response.headers.getSetCookie()
    // A browser would send the new one from now on.
    if (cookies.has(as) && session?.startsWith('session=') && !session.startsWith('session=;'))
      cookies.set(as, session.split(';', 1)[0]!)
    const { method = 'GET', body } = options
    const errors = await deviations({ method, path, body }, response, serve)
    deviating.push(...errors)
    if (errors.length) throw new Error(`Not as the OpenAPI document says: ${errors.join('; ')}`)
    return response
  }

  return {
    request,
    cookie: (caller) => cookies.get(caller),
    as: (caller) =>
      createClient({
        origins: { site: '', account: '' },
        fetch: (path, options) => request(path as string, { ...options, as: caller }),
      }),
    expectAsDescribed() {
      if (deviating.length) throw new Error(deviating.join('\n'))
    },
  }
}
