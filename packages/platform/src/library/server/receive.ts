import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { invalidField, HttpError } from '#src/server/http/http-error.ts'
import { maxFileBytes, libraryApi } from '../contract.ts'
import { fileName } from './names.ts'
import { refuse } from './refuse.ts'

export interface Received {
  /** As the sender gave it. */
  name: string
  /** First 32 hexadecimal digits of the SHA-256. */
  hash: string
  /** Bytes. */
  size: number
}

/** Streams the one file of a multipart body to the path, hashing it on the way. */
export async function receiveFile(request: IncomingMessage, path: string): Promise<Received> {
  if (Number(request.headers['content-length']) > libraryApi.upload.bodyLimit)
    throw new HttpError('TOO_LARGE')
  const form = readForm(request)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let file: Readable | undefined
  let saved: Promise<Received> | undefined
  form.on('file', (field, stream, filename: string | undefined) => {
    // An unhandled error event of the file would end the process.
    stream.on('error', () => {})
    const error = field !== 'file' ? unknownField(field) : saved && givenTwice()
    if (error) {
      stream.resume()
      return reject(error)
    }
    file = stream
    const name = filename ?? ''
    saved = save(stream, path, name).then((bytes) => ({ name, ...bytes }))
    saved.catch(reject)
  })
  form.on('field', (field) =>
    reject(field === 'file' ? invalidField('file', 'type', 'must be a file') : unknownField(field)),
  )
  form.on('error', () => reject(new HttpError('MALFORMED_REQUEST')))
  form.on('finish', resolve)
  request.on('close', () => void (request.complete || reject(new HttpError('MALFORMED_REQUEST'))))
  request.pipe(form)
  try {
    await promise
    if (!saved) throw invalidField('file', 'required', 'must be given')
    return await saved
  } finally {
    // The rest of a rejected body is read and discarded, so that the client gets the response.
    request.unpipe(form).resume()
    form.destroy()
    // The parser never closes a file that has not ended.
    file?.destroy()
    await saved?.catch(() => {})
  }
}

function readForm({ headers }: IncomingMessage): BusboyInstance {
  try {
    const type = headers['content-type'] ?? ''
    const limits = { files: 2, fields: 1, parts: 3, fieldSize: 1_024, headerPairs: 20 }
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits })
  } catch {
    throw new HttpError('MALFORMED_REQUEST')
  }
}

async function save(stream: Readable, path: string, name: string): Promise<Omit<Received, 'name'>> {
  const sum = createHash('sha256')
  let size = 0
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxFileBytes) throw refuse(fileName(name), { reason: 'max' })
      sum.update(chunk)
      yield chunk
    }
  }
  const file = createWriteStream(path, { flags: 'wx', flush: true })
  try {
    await pipeline(stream, measured, file)
  } finally {
    // Of a body that is cut off at once, the file may still be about to be opened: removed before
    // that, it would come back.
    if (!file.closed) await once(file, 'close')
  }
  return { hash: shortened(sum), size }
}

export const hashOf = (bytes: Buffer): string => shortened(createHash('sha256').update(bytes))

const shortened = (sum: Hash): string => sum.digest('hex').slice(0, 32)

const givenTwice = () => invalidField('file', 'max', 'must be given once')
/** The field is undefined where the part's header has no name. */
const unknownField = (field: string | undefined) =>
  invalidField(field?.slice(0, 100) ?? '', 'unknown', 'is not a field of this call')
