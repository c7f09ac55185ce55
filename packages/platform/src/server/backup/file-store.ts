import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import type { Database } from '../database/tables.ts'

/**
 * The files beside the database. They never change, and their names begin with the SHA-256 of their
 * bytes.
 */
export interface FileStore {
  /** The names that rows refer to, in order. */
  names(db: Database): Promise<string[]>
  /** Returns undefined for a missing file. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  /** Stores the file at the path, and may move it. */
  put(name: string, path: string): Promise<void>
}

/** Stores a file, reads it back and compares the bytes. Returns their SHA-256 in hex. */
export async function putFile(
  files: FileStore,
  name: string,
  chunks: AsyncIterable<Uint8Array>,
  temporaryFolder: string,
): Promise<string> {
  const incoming = join(temporaryFolder, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  const path = join(incoming, name)
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(hashed, createWriteStream(path, { flush: true }))
  await files.put(name, path)
  await rm(path, { force: true })
  const sum = hash.digest('hex')
  if ((await hashOfFile(files, name)) !== sum)
    throw new Error(`The file ${name} changed while it was stored.`)
  return sum
}

/** Returns undefined for a missing file. */
async function hashOfFile(files: FileStore, name: string): Promise<string | undefined> {
  const found = await files.open(name)
  if (!found) return undefined
  const hash = createHash('sha256')
  await pipeline(found.stream, hash)
  return hash.digest('hex')
}
