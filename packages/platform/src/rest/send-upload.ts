import type { CallError } from './call-error.ts'
import type { CallOutput, Endpoint } from './endpoint.ts'
import type { CallResponse, Request } from './send.ts'
import { timeoutMs } from './send.ts'

export interface Transfer {
  /** Called with the bytes that have left, those of the frame around the file included. */
  onProgress?: (sent: number) => void
  /** Ends the upload. */
  signal?: AbortSignal
}

/**
 * Sends a file as `send` does: with credentials, for at most 120 s, the same errors. `fetch` would not
 * tell how much of it has left.
 */
export function sendUpload<E extends Endpoint>(
  { method, path, body, origin = '' }: Request<E>,
  { onProgress, signal }: Transfer = {},
): Promise<CallResponse<CallOutput<E>>> {
  const { promise, resolve, reject } = Promise.withResolvers<CallResponse<CallOutput<E>>>()
  const fail = (error: CallError) => reject(error)
  const request = new XMLHttpRequest()
  request.open(method, origin + path)
  request.withCredentials = true
  request.timeout = timeoutMs
  request.setRequestHeader('cache-control', 'no-store')
  request.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
  for (const type of ['error', 'timeout', 'abort'])
    request.addEventListener(type, (error) => fail({ code: 0, error }))
  request.addEventListener('load', () => {
    const data = parsed(request.responseText)
    const { status } = request
    if (status >= 200 && status < 300 && data !== undefined)
      return resolve({ data: data as CallOutput<E>, headers: new Headers() })
    const { errorCode, message } = (data ?? {}) as { errorCode?: string; message?: string }
    if (status >= 200 && status < 300) fail({ code: -1, error: request.responseText })
    else
      fail({
        code: status,
        ...(errorCode && { errorCode }),
        ...(message && { message }),
        error: data,
      })
  })
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  if (signal?.aborted) fail({ code: 0, error: signal.reason })
  else request.send(body instanceof FormData ? body : null)
  return promise
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
