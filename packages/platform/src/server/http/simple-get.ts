import type { IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'

/** A request that needs no more than the answer. */
export interface SimpleGet {
  method: 'GET'
  url: string
  headers: IncomingHttpHeaders
  /** On which it came. */
  socket?: Socket
}

/** Longer ones are rare, and Node.js has the limit. */
const maxBytes = 8_192

/** A whole head and nothing after it, of characters that are no more than they seem. */
const shape = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\x20-\x7e]*\r\n)+)\r\n$/

/** What says that a body follows, or how the connection goes on. */
const framing = [
  'content-length',
  'transfer-encoding',
  'upgrade',
  'expect',
  'trailer',
  'proxy-connection',
] as const

/**
 * Reads a request as browsers and proxies send it for a page: one GET, without a body, on a connection that stays
 * open. Undefined for everything else, which is Node's to read: whatever could be read in two ways, too.
 */
export function readSimpleGet(chunk: Buffer): SimpleGet | undefined {
  if (chunk.length > maxBytes) return undefined
  const found = shape.exec(chunk.toString('latin1'))
  if (!found) return undefined
  const headers = readHeaders(found[2]!)
  if (headers?.host === undefined || framing.some((name) => headers[name] !== undefined))
    return undefined
  const { connection } = headers
  if (connection !== undefined && connection.toLowerCase() !== 'keep-alive') return undefined
  return { method: 'GET', url: found[1]!, headers }
}

/** Undefined where one stands there twice. */
function readHeaders(lines: string): IncomingHttpHeaders | undefined {
  const headers = Object.create(null) as Record<string, string>
  for (let at = 0, end; at < lines.length; at = end + 2) {
    end = lines.indexOf('\r\n', at)
    const colon = lines.indexOf(':', at)
    const name = lines.slice(at, colon).toLowerCase()
    if (headers[name] !== undefined) return undefined
    headers[name] = lines.slice(colon + 1, end).trim()
  }
  return headers
}
