import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import { sumsName } from './archive-format.ts'

export interface ArchiveWriter {
  /** Answers the SHA-256 in hex. */
  add(
    name: string,
    size: number,
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<string>
  addText(name: string, text: string): Promise<string>
}

/** Writes a new archive: whatever the work adds, and at the end the sum of each entry. */
export async function writeArchive(
  path: string,
  work: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const sums: string[] = []
  const writer: ArchiveWriter = {
    async add(name, size, chunks) {
      const entry = controller.add({ name, size, mode: 0o600 }).getWriter()
      const hash = createHash('sha256')
      for await (const chunk of chunks) {
        hash.update(chunk)
        await entry.write(chunk)
      }
      await entry.close()
      const sum = hash.digest('hex')
      sums.push(`${sum}  ${name}\n`)
      return sum
    },
    addText(name, text) {
      const bytes = Buffer.from(text)
      return writer.add(name, bytes.length, [bytes])
    },
  }
  async function fill() {
    try {
      await work(writer)
      await writer.addText(sumsName, sums.join(''))
      controller.finalize()
    } catch (error) {
      controller.error(error)
      throw error
    }
  }
  // For its owner alone, and on disk before anybody relies on it.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await Promise.all([fill(), pipeline(Readable.fromWeb(readable as ReadableStream), file)])
}
