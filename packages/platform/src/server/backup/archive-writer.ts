import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import { manifestName, type Entry, type Manifest } from './manifest.ts'

type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>
export type AddEntry = (name: string, size: number, chunks: Chunks) => Promise<void>

/** Writes a new archive: the entries that the work adds, and its manifest with the sum of each. */
export async function writeArchive(
  path: string,
  work: (add: AddEntry) => Promise<Omit<Manifest, 'entries'>>,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const entries: Entry[] = []
  const add: AddEntry = async (name, size, chunks) => {
    const entry = controller.add({ name, size, mode: 0o600 }).getWriter()
    const hash = createHash('sha256')
    for await (const chunk of chunks) {
      hash.update(chunk)
      await entry.write(chunk)
    }
    await entry.close()
    entries.push({ name, size, sha256: hash.digest('hex') })
  }
  async function fill() {
    try {
      const head = await work(add)
      const manifest = Buffer.from(JSON.stringify({ ...head, entries } satisfies Manifest, null, 2))
      await add(manifestName, manifest.length, [manifest])
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  // The archive is for its owner alone, and on disk before its name says so.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await Promise.all([fill(), pipeline(Readable.fromWeb(readable as ReadableStream), file)])
}

export async function addFile(add: AddEntry, name: string, path: string): Promise<void> {
  const { size } = await stat(path)
  await add(name, size, createReadStream(path) as AsyncIterable<Uint8Array>)
}
