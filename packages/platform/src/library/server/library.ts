import { makePrivate } from '#src/server/private-files.ts'
import type { Platform } from '#src/server/platform.ts'
import { createFileBytes } from './file-bytes.ts'
import { inspectFile } from './inspect-file.ts'
import { createTempFiles } from './temp-files.ts'
import { markOrphan, sweepOrphans } from './orphans.ts'
import type { Received } from './receive.ts'
import type { FileReferencesByKind } from './file-references.ts'
import { replaceBytes } from './replace-bytes.ts'
import { addFile, removeFile } from './service.ts'
import { filesFolder, openStorage } from './open-storage.ts'
import type { LibraryFileRow } from './table.ts'
import { createSemaphore } from './semaphore.ts'
import { createVariants } from './variants.ts'

export type Library = ReturnType<typeof openLibrary>

/** Keeps the storage and the table of files in step. */
export function openLibrary(platform: Platform) {
  const { config, store, clock } = platform
  const storage = openStorage(config)
  makePrivate(filesFolder(config), 0o700)
  const tempFiles = createTempFiles(filesFolder(config))
  const semaphore = createSemaphore({ capacity: 2, maxQueued: 200 })
  const variants = createVariants(platform, { storage, tempFiles, semaphore })
  const bytes = createFileBytes(platform, storage)

  return {
    storage,
    tempFiles,
    variants,

    /** Removes what crashed processes have left. */
    async sweep(): Promise<void> {
      await tempFiles.sweep()
      await sweepOrphans(platform, storage)
    },

    async add(path: string, received: Received): Promise<LibraryFileRow> {
      const file = await inspectFile(path, received, semaphore)
      return bytes.keep(path, file, (db) => addFile(db, clock, file))
    },

    /** Gives a file other bytes; what refers to it follows in the same transaction. */
    async replace(
      id: string,
      path: string,
      received: Received,
      referencesByKind: FileReferencesByKind,
    ): Promise<{ row: LibraryFileRow; used: number }> {
      const file = await inspectFile(path, received, semaphore)
      const { before, row, used } = await bytes.keep(path, file, async (db) => {
        const replaced = await replaceBytes(db, clock, { id, file, referencesByKind })
        if (replaced.before.hash !== file.hash) await markOrphan(db, clock, replaced.before.hash)
        return replaced
      })
      if (before.hash !== row.hash) await bytes.remove(before)
      return { row, used }
    },

    async remove(id: string): Promise<{ id: string }> {
      const row = await store.write([], async (db) => {
        const removed = await removeFile(db, id)
        await markOrphan(db, clock, removed.hash)
        return removed
      })
      await bytes.remove(row)
      return { id }
    },
  }
}
