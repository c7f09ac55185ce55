import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { ErrorCode } from '#src/rest/problem.ts'
import { newId } from '../id.ts'
import type { Connection } from './fast-path.ts'
import { HttpError } from './http-error.ts'

const malformed = { status: 400, errorCode: 'MALFORMED_REQUEST' } as const
const errors: Readonly<Record<string, { status: number; errorCode: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, errorCode: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, errorCode: 'MALFORMED_REQUEST' },
}

/** Bytes that are not valid HTTP get an error response of the same shape as every other error. */
export function clientErrorHandler(headers: OutgoingHttpHeaders, type: string) {
  const refused = new WeakSet<Connection>()

  return ({ code = '' }: NodeJS.ErrnoException, socket: Connection): void => {
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
    afterAnswers(socket, () => socket.writable && socket.end(answer))
  }
}

/**
 * Whole requests that came before on the connection are answered first, in their order. One whose body is
 * malformed waits for that body, so the refusal is its answer.
 */
function afterAnswers(connection: Connection, end: () => void): void {
  const underWay = connection._httpMessage
  if (!underWay?.req.complete) return end()
  // Node.js has given the connection to the next answer by then.
  underWay.once('close', () => afterAnswers(connection, end))
}
