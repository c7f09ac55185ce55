import { propertiesOf } from '#src/rest/properties.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream, ReadableWritablePair } from 'node:stream/web'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { z } from 'zod'
import {
  databaseNames,
  manifestName,
  manifestSchema,
  readName,
  type Entry,
  type Manifest,
} from './manifest.ts'

type Chunks = AsyncIterable<Uint8Array>

/** An archive that has been read to its end and is whole. */
export interface Archive {
  manifest: Manifest
  /** Reads it once more; throws where an entry has changed since the archive was opened. */
  extract(into: Extraction): Promise<void>
}

/** Each reads its chunks to their end. */
export interface Extraction {
  database(chunks: Chunks): Promise<void>
  file(name: string, chunks: Chunks): Promise<void>
}

/** Reads an archive to its end; throws where a byte of its entries differs from what was written. */
export async function openArchive(path: string): Promise<Archive> {
  try {
    const manifest = await verify(path)
    return { manifest, extract: (into) => extract(path, manifest, into) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be restored: ${reason}`, { cause: error })
  }
}

async function verify(path: string): Promise<Manifest> {
  const found = new Map<string, Entry>()
  let manifest: Manifest | undefined
  for await (const { name, size, body } of entriesOf(path)) {
    if (manifest) throw new Error(`The entry ${name} follows the manifest.`)
    if (name === manifestName) {
      manifest = await readManifest(body, size)
      continue
    }
    readName(name)
    if (found.has(name)) throw new Error(`The entry ${name} exists twice.`)
    const { chunks, sum } = hashed(body)
    await drain(chunks)
    found.set(name, { name, size, sha256: sum() })
  }
  if (!manifest) throw new Error('Its end is missing.')
  compare(manifest, found)
  return manifest
}

function compare({ database, entries }: Manifest, found: ReadonlyMap<string, Entry>): void {
  for (const { name, size, sha256 } of entries) {
    const entry = found.get(name)
    if (!entry) throw new Error(`The entry ${name} is missing.`)
    if (entry.sha256 !== sha256 || entry.size !== size)
      throw new Error(`The entry ${name} is damaged.`)
  }
  if (found.size !== entries.length) throw new Error('It has entries that its manifest lacks.')
  const databases = Object.values(databaseNames).filter((name) => found.has(name))
  if (databases.join() !== databaseNames[database.engine])
    throw new Error('It does not have the one database that its manifest names.')
}

async function extract(path: string, { entries }: Manifest, into: Extraction): Promise<void> {
  const sums = new Map(entries.map(({ name, sha256 }) => [name, sha256]))
  for await (const { name, body } of entriesOf(path)) {
    if (name === manifestName) {
      await body.cancel()
      continue
    }
    const content = readName(name)
    const { chunks, sum } = hashed(body)
    await ('file' in content ? into.file(content.file, chunks) : into.database(chunks))
    if (sum() !== sums.get(name)) throw new Error(`${path} changed during the restore`)
  }
}

async function* entriesOf(path: string) {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  // Node's own types of web streams are not those of the library.
  const decoder = createTarDecoder({ strict: true }) as unknown as ReadableWritablePair<
    ParsedTarEntry,
    Uint8Array
  >
  for await (const { header, body } of bytes.pipeThrough(decoder)) {
    const { name, size, type } = header
    if (type !== 'file') throw new Error(`The entry ${name.slice(0, 100)} is a ${type}.`)
    yield { name, size, body: body as ReadableStream<Uint8Array> }
  }
}

/** The same chunks; their sum is known once they have been read. */
function hashed(body: Chunks) {
  const hash = createHash('sha256')
  async function* read() {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { chunks: read(), sum: () => hash.digest('hex') }
}

async function drain(chunks: Chunks): Promise<void> {
  const left = chunks[Symbol.asyncIterator]()
  while (!(await left.next()).done);
}

/** Enough for 500,000 files. */
const maxManifestBytes = 100 * 2 ** 20

async function readManifest(body: Chunks, size: number): Promise<Manifest> {
  if (size > maxManifestBytes) throw new Error('Its manifest is too long.')
  const found: unknown = JSON.parse((await buffer(body)).toString('utf8'))
  if (propertiesOf(found).formatVersion === 1)
    throw new Error(
      'It is in the format used until November 2026. Restore it with the version that made it, then back up with this one.',
    )
  const { data, error } = manifestSchema.safeParse(found)
  if (!data) throw new Error(`Its manifest does not match this version: ${z.prettifyError(error)}`)
  return data
}
