import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from './etag.ts'

/** A response as bytes, ready to be written: uncompressed, and compressed once that is done. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Of the plain bytes; the compressed ones carry a suffix, since a strong ETag names bytes. */
  tag: string
}

export function cachedResponse(
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): CachedResponse {
  const plain = typeof body === 'string' ? encoded(body) : body
  const tag = hash('sha256', plain, 'base64url').slice(0, 22)
  return { status, headers, plain, tag }
}

/** For the longest text so far. */
let room = Buffer.alloc(0)

/** The bytes of a text. `Buffer.from` goes through it twice, to learn its length in bytes and to write it. */
export function encoded(text: string): Buffer {
  const most = text.length * 3
  if (room.length < most) room = Buffer.allocUnsafeSlow(most)
  return Buffer.from(room.subarray(0, room.write(text)))
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Longer responses would hold the others up for seconds. */
const longBytes = 500_000

/** `best`: the highest quality that takes less than a second; `fast`: a fiftieth of the time, and a fifth more bytes. */
export type Compression = 'best' | 'fast'

/** Compresses in the thread pool: off the path of any request. */
export async function compress(
  stored: CachedResponse,
  compression: Compression = 'best',
): Promise<void> {
  const isBest = compression === 'best' && stored.plain.length <= longBytes
  const quality = isBest ? 11 : 5
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const br = await brotli(stored.plain, { params })
  stored.gzip = await gz(stored.plain, { level: isBest ? 9 : 6 })
  stored.br = br
}

/** Responds to a GET or HEAD with the smallest encoding that the client accepts, or with 304. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  stored: CachedResponse,
): void {
  const { head, body, isKnown } = choose(request, stored)
  if (isKnown) {
    response.writeHead(304, head.notModified).end()
    return
  }
  response.writeHead(stored.status, head.whole)
  if (request.method === 'HEAD') response.end()
  else response.end(body)
}

/** What a client is answered: the encoding that it accepts, and whether it has these bytes already. */
function choose({ headers }: IncomingMessage, stored: CachedResponse) {
  const encoding = encodingOf(headers['accept-encoding'], stored)
  const body = stored[encoding ?? 'plain']!
  const head = preparedHead(stored, body, encoding)
  const known = headers['if-none-match']
  const isKnown = known !== undefined && stored.status === 200 && matchesEtag(known, head.etag)
  return { head, body, isKnown }
}

/** The headers of a response as Node writes them fastest: names and values in turn. */
interface Head {
  etag: string
  whole: string[]
  notModified: string[]
}

/** By the bytes that they stand before: thousands of responses have the same. */
const heads = new WeakMap<Buffer, Head>()

function preparedHead(stored: CachedResponse, body: Buffer, encoding: Encoding | undefined): Head {
  const prepared = heads.get(body)
  if (prepared) return prepared
  const etag = `"${stored.tag}${encoding ? `-${encoding}` : ''}"`
  const notModified = Object.entries({ ...stored.headers, etag, vary: 'Accept-Encoding' }).flat()
  const whole = [...notModified, 'content-length', String(body.length)]
  if (encoding) whole.push('content-encoding', encoding)
  const head = { etag, whole, notModified }
  heads.set(body, head)
  return head
}

type Encoding = 'br' | 'gzip'

function encodingOf(accepted: string | undefined, stored: CachedResponse): Encoding | undefined {
  if (accepted === undefined) return undefined
  const takes = acceptedEncodings(accepted)
  if (takes.br && stored.br) return 'br'
  return takes.gzip && stored.gzip ? 'gzip' : undefined
}

type Accepted = Readonly<Record<Encoding, boolean>>

/** By the text of `Accept-Encoding`, of which browsers and proxies send a dozen. */
const knownHeaders = new Map<string, Accepted>()
const maxKnownHeaders = 200

function acceptedEncodings(header: string): Accepted {
  const known = knownHeaders.get(header)
  if (known) return known
  const codings = header.toLowerCase().split(',')
  const accepts = (name: Encoding) => codings.some((coding) => isAccepted(coding, name))
  const accepted = { br: accepts('br'), gzip: accepts('gzip') }
  if (knownHeaders.size >= maxKnownHeaders) knownHeaders.clear()
  knownHeaders.set(header, accepted)
  return accepted
}

/** Of one part of the header: `gzip;q=0.5`. A weight of 0 rejects. */
function isAccepted(coding: string, name: Encoding): boolean {
  const [given, ...parameters] = coding.split(';').map((part) => part.trim())
  return given === name && !parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter))
}
