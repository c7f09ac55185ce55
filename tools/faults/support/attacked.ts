import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { administrator, administratorSettings } from '@repo/site/tests/support/demo-store-setup.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

/** The built product under attack. */
export interface Attacked extends BuiltServer {
  /** The Cookie header of a new session. */
  signIn(account?: { email: string; password: string }): Promise<string>
  /** Sends a JSON body from the server's own origin; as the administrator, if a cookie is given. */
  send(method: string, path: string, json?: unknown, cookie?: string): Promise<Response>
}

/** Starts the product with demo content, runs the work, and always stops the product. */
export async function onAttacked<T>(
  work: (server: Attacked) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const server = await startBuiltServer({ ...administratorSettings, ...settings })
  const origin = settings.PUBLIC_URL ?? server.url
  const send: Attacked['send'] = (method, path, json, cookie) =>
    fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    })
  const signIn: Attacked['signIn'] = async ({ email, password } = administrator) => {
    const answer = await send('POST', '/sessions', { email, password })
    if (answer.status !== 201) throw new Error(`Signing in is answered ${answer.status}`)
    return sessionOf(answer)
  }
  try {
    return await work({ ...server, send, signIn })
  } finally {
    await server.stop()
  }
}
