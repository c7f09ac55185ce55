import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '#src/rest/problem.ts'
import { newId } from '../id.ts'
import type { Connections } from './connections.ts'
import { HttpError } from './http-error.ts'

const malformed = { status: 400, errorCode: 'MALFORMED_REQUEST' } as const
const errors: Readonly<Record<string, { status: number; errorCode: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, errorCode: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, errorCode: 'MALFORMED_REQUEST' },
}

/** Bytes that are not valid HTTP get an error response of the same shape as every other error. */
export function clientErrorHandler(
  headers: OutgoingHttpHeaders,
  type: string,
  connections: Connections,
) {
  const refused = new WeakSet<Socket>()

  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    // What comes after it is malformed as well.
    if (refused.has(socket)) return
    refused.add(socket)
    const { status, errorCode } = errors[code] ?? malformed
    const body = JSON.stringify({ ...new HttpError(errorCode).toProblem(newId()), status })
    const lines = Object.entries({
      ...headers,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
    const end = () => void (socket.writable && socket.end(answer))
    // Whole requests are answered first. One whose body is malformed waits for it, so the refusal is its answer.
    const last = connections.unanswered(socket).findLast(({ req }) => req.complete)
    if (last) last.once('close', end)
    else end()
  }
}
