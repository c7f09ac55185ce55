import { writeFile } from 'node:fs/promises'
import type { Library } from './library.ts'
import { hashOf } from './receive.ts'
import type { LibraryFileRow } from './table.ts'

/** Adds a file that came with the program, from its data URL. */
export function addDataUrl(library: Library, name: string, url: string): Promise<LibraryFileRow> {
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return library.tempFiles.use(async (path) => {
    await writeFile(path, bytes)
    return library.add(path, { name, hash: hashOf(bytes), size: bytes.length })
  })
}
