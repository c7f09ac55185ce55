import { administrator } from '@repo/site/tests/support/demo-store-setup.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

/** The Cookie header of a new session of the administrator. */
export async function signIn(url: string): Promise<string> {
  const answer = await send(url, 'POST', '/sessions', { json: administrator })
  if (answer.status !== 201) throw new Error(`Signing in is answered ${answer.status}`)
  return sessionOf(answer)
}

interface Sent {
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
}

export function send(
  url: string,
  method: string,
  path: string,
  { json, form, headers = {} }: Sent = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      origin: url,
      ...headers,
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...((json !== undefined || form) && { body: form ?? JSON.stringify(json) }),
  })
}
