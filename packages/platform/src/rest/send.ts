import type { CallOutput, Endpoint } from './endpoint.ts'
import type { CallError } from './call-error.ts'

export const timeoutMs = 120_000

export interface CallResponse<T> {
  data: T
  headers: Headers
}

export interface Request<E extends Endpoint> {
  method: E['method']
  /** With its parameters filled in and the query appended. */
  path: E['path'] | (string & {})
  body?: unknown
  /** Origin of the server, absent: the page's own. */
  origin?: string
  fetch?: typeof fetch
  /** Ends it before the time is over. */
  signal?: AbortSignal | undefined
}

/**
 * Sends one call with credentials, uncached, for at most 120 s. Throws a `CallError`.
 * Imports no schema: an island that uses it carries types alone.
 */
export async function send<E extends Endpoint>(
  request: Request<E>,
): Promise<CallResponse<CallOutput<E>>> {
  const response = await respond(request)
  return { data: (await readBody(response)) as CallOutput<E>, headers: response.headers }
}

/** The same for an answer that is a file, byte by byte. */
export async function sendForFile<E extends Endpoint>(
  request: Request<E>,
): Promise<CallResponse<Blob>> {
  const response = await respond(request)
  try {
    return { data: await response.blob(), headers: response.headers }
  } catch (error) {
    throw callError({ code: -1, error })
  }
}

async function respond<E extends Endpoint>(request: Request<E>): Promise<Response> {
  const { method, path, body, origin = '', fetch: doFetch = fetch, signal } = request
  let response: Response
  try {
    response = await doFetch(origin + path, {
      method,
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      ...payload(body),
    })
  } catch (error) {
    throw callError({ code: 0, error })
  }
  if (response.ok) return response
  const data = await readBody(response)
  const { errorCode, message } = (data ?? {}) as { errorCode?: string; message?: string }
  throw callError({ code: response.status, errorCode, message, error: data })
}

function payload(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    if (response.ok) throw callError({ code: -1, error })
    return undefined
  }
}

const callError = (error: CallError): CallError => error
