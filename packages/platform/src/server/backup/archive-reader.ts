import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReadableStream, ReadableWritablePair } from 'node:stream/web'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import {
  manifestSchema,
  readName,
  sumsName,
  totalsName,
  totalsSchema,
  type Manifest,
  type Totals,
} from './archive-format.ts'
import { createTableSum } from '../copy/digest.ts'
import type { PortableRow } from '../copy/rows.ts'

/** An archive that is whole: what is in it, and how to read it once more. */
export interface Archive {
  manifest: Manifest
  totals: Totals
  /** Throws where an entry is not what it was when the archive was opened. */
  read(reader: ArchiveReader): Promise<void>
}

export interface ArchiveReader {
  /** For each block of rows, in the order in which they can be stored. */
  rows(table: string, rows: PortableRow[]): Promise<void>
  /** Reads the chunks to their end. */
  file(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void>
}

/** By the name of an entry, the SHA-256 of what it holds. */
type Sums = ReadonlyMap<string, string>

/** Reads an archive to its end; throws where anything in it is not as it was written. */
export async function openArchive(path: string): Promise<Archive> {
  try {
    const { sums, ...contents } = await verify(path)
    return { ...contents, read: (reader) => readAgain(path, sums, reader) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${path} cannot be restored: ${reason}`, { cause: error })
  }
}

async function verify(path: string): Promise<{ manifest: Manifest; totals: Totals; sums: Sums }> {
  const sums = new Map<string, string>()
  let manifest: Manifest | undefined
  let totals: Totals | undefined
  let listed: string | undefined
  const tables = new Map<string, ReturnType<typeof createTableSum>>()
  const files = new Map<string, number>()
  for await (const { name, size, body } of entriesOf(path)) {
    if (listed !== undefined) throw new Error(`The entry ${name} stands after the sums.`)
    if (sums.has(name)) throw new Error(`The entry ${name} is in it twice.`)
    const kind = readName(name)
    const { chunks, sum } = hashed(body)
    if ('file' in kind) {
      files.set(kind.file, size)
      await drain(chunks)
    } else if ('table' in kind) {
      const table = tables.get(kind.table)
      if (!table) throw new Error(`The table ${kind.table} is not in its manifest.`)
      for (const row of await rowsIn(chunks, size)) table.add(row)
    } else {
      const text = await textOf(chunks, size)
      if (name === sumsName) listed = text
      else if (name === totalsName) totals = totalsSchema.parse(JSON.parse(text))
      else {
        manifest = manifestSchema.parse(JSON.parse(text))
        for (const shape of manifest.tables) tables.set(shape.name, createTableSum(shape))
      }
    }
    sums.set(name, sum())
  }
  if (!manifest || !totals || listed === undefined)
    throw new Error('Its end, or its beginning, is missing.')
  checkSums(listed, sums)
  checkFiles(totals, files, sums)
  for (const [name, table] of tables)
    if (JSON.stringify(table.result()) !== JSON.stringify(totals.tables[name]))
      throw new Error(`The rows of ${name} are not those that were written.`)
  return { manifest, totals, sums }
}

async function readAgain(path: string, sums: Sums, reader: ArchiveReader): Promise<void> {
  for await (const { name, size, body } of entriesOf(path)) {
    const kind = readName(name)
    const { chunks, sum } = hashed(body)
    if ('file' in kind) await reader.file(kind.file, chunks)
    else if ('table' in kind) await reader.rows(kind.table, await rowsIn(chunks, size))
    else await drain(chunks)
    if (sum() !== sums.get(name)) throw new Error(`${path} has been changed in the meantime`)
  }
}

interface Entry {
  name: string
  size: number
  body: AsyncIterable<Uint8Array>
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const bytes = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>
  // Node's own types of web streams are not those of the library.
  const decoder = createTarDecoder({ strict: true }) as unknown as ReadableWritablePair<
    ParsedTarEntry,
    Uint8Array
  >
  for await (const { header, body } of bytes.pipeThrough(decoder)) {
    const { name, size, type } = header
    if (type !== 'file') throw new Error(`The entry ${name.slice(0, 100)} is a ${type}.`)
    yield { name, size, body }
  }
}

/** The same chunks; the sum is known once they have been read. */
function hashed(body: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  async function* read() {
    for await (const chunk of body) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { chunks: read(), sum: () => hash.digest('hex') }
}

async function drain(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const left = chunks[Symbol.asyncIterator]()
  while (!(await left.next()).done);
}

/** A block of rows has a mebibyte, or one row that is longer. */
const maxTextBytes = 256 * 2 ** 20

async function textOf(chunks: AsyncIterable<Uint8Array>, size: number): Promise<string> {
  if (size > maxTextBytes) throw new Error('One of its entries is too long.')
  return (await buffer(chunks)).toString('utf8')
}

async function rowsIn(chunks: AsyncIterable<Uint8Array>, size: number): Promise<PortableRow[]> {
  const lines = (await textOf(chunks, size)).split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as PortableRow)
}

function checkSums(listed: string, sums: Sums): void {
  const lines = listed.split('\n').filter(Boolean)
  const known = new Map(
    lines.map((line) => [line.slice(66), line.slice(0, 64)] satisfies [string, string]),
  )
  for (const [name, sum] of sums)
    if (name !== sumsName && known.get(name) !== sum)
      throw new Error(`The entry ${name} is damaged.`)
  if (known.size !== sums.size - 1) throw new Error('An entry is missing.')
}

function checkFiles({ files }: Totals, found: ReadonlyMap<string, number>, sums: Sums): void {
  const bytes = [...found.values()].reduce((sum, size) => sum + size, 0)
  if (found.size !== files.count || bytes !== files.bytes) throw new Error('A file is missing.')
  for (const name of found.keys())
    if (!sums.get(`files/${name}`)?.startsWith(name) && !files.damaged.includes(name))
      throw new Error(`The file ${name} is damaged.`)
}
