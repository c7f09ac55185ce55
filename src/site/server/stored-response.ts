import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEtag } from '#src/server/http/etag.ts'

/** A response as bytes, ready to be written: uncompressed, and compressed once that is done. */
export interface StoredResponse {
  status: number
  headers: Readonly<Record<string, string>>
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Of the plain bytes; the compressed ones carry a suffix, since a strong ETag names bytes. */
  tag: string
}

export function storedResponse(
  body: string | Buffer,
  headers: Record<string, string>,
  status = 200,
): StoredResponse {
  const plain = Buffer.from(body)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { status, headers, plain, tag }
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Compresses at the highest quality, in the thread pool: off the path of any request. */
export async function compress(stored: StoredResponse): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 }
  const br = await brotli(stored.plain, { params })
  stored.gzip = await gz(stored.plain, { level: 9 })
  stored.br = br
}

/** Responds to a GET or HEAD with the smallest encoding that the client accepts, or with 304. */
export function respond(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void {
  const encoding = encodingOf(request.headers['accept-encoding'], stored)
  const body = encoding ? stored[encoding]! : stored.plain
  const etag = `"${stored.tag}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string | number> = {
    ...stored.headers,
    etag,
    vary: 'Accept-Encoding',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (stored.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    delete headers['content-length']
    delete headers['content-encoding']
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(stored.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

type Encoding = 'br' | 'gzip'

function encodingOf(accepted: string | undefined, stored: StoredResponse): Encoding | undefined {
  if (!accepted) return undefined
  const rejected = (name: string) =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted)
  const takes = (name: Encoding) =>
    stored[name] && new RegExp(`\\b${name}\\b`).test(accepted) && !rejected(name)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}
