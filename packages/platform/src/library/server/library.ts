import { HttpError } from '#src/server/http/http-error.ts'
import { withoutAudit } from '#src/server/database/audit.ts'
import { backupLease, isLeased } from '#src/server/database/lease.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { makePrivate } from '#src/server/private-files.ts'
import type { Platform } from '#src/server/platform.ts'
import { hasWrongExtension, isImage } from '../file-types.ts'
import { inspectImage, permitsFor } from './images.ts'
import { createTempFiles } from './temp-files.ts'
import { unmarkOrphan, hasRow, markOrphan, sweepOrphans } from './orphans.ts'
import { fileName } from './names.ts'
import { hashOf, type Received } from './receive.ts'
import { refuse } from './refuse.ts'
import type { FileReferencesByKind } from './file-references.ts'
import { replaceBytes } from './replace-bytes.ts'
import { addFile, lockBytes, removeFile, type NewFile } from './service.ts'
import { typeOfFile } from './signatures.ts'
import { filesFolder, openStorage } from './open-storage.ts'
import type { LibraryFileRow } from './table.ts'
import { stripImage } from './strip-image.ts'
import { createSemaphore } from './semaphore.ts'
import { createVariants, originalKey, variantKey, variantsOf } from './variants.ts'

export type Library = ReturnType<typeof openLibrary>

/** Keeps the storage and the table of files in step. */
export function openLibrary(platform: Platform) {
  const { config, store, clock, log } = platform
  const storage = openStorage(config)
  makePrivate(filesFolder(config), 0o700)
  const tempFiles = createTempFiles(filesFolder(config))
  const semaphore = createSemaphore({ capacity: 2, maxQueued: 200 })
  const variants = createVariants(platform, { storage, tempFiles, semaphore })

  /** Housekeeping, of which the audit log of the call says nothing. */
  const writeUnseen = (work: (db: WriteTransaction) => Promise<void>) =>
    withoutAudit(() => store.write([], work))

  /**
   * Removes bytes that no row refers to any more; where it fails, or while a backup is made, whose rows
   * may refer to them still, they are left to the sweep.
   */
  async function removeBytes(row: NewFile): Promise<void> {
    const logError = (error: unknown) =>
      log.error({ err: error }, 'bytes of a file were not removed')
    const work = writeUnseen(async (db) => {
      await lockBytes(db, row.hash)
      if ((await hasRow(db, row.hash)) || (await isLeased(db, clock, backupLease))) return
      for (const variant of variantsOf(row)) await storage.remove(variantKey(row.hash, variant))
      await storage.remove(originalKey(row.hash))
    })
    await work.catch(logError)
  }

  /** What is stored of the file at the path, if its bytes are of an accepted type. */
  async function inspect(path: string, received: Received): Promise<NewFile> {
    const name = fileName(received.name)
    const found = await typeOfFile(path)
    if ('macros' in found) throw refuse(name, { reason: 'macros' })
    if (!('type' in found)) throw refuse(name, { reason: 'type', ...found })
    const { type } = found
    if (hasWrongExtension(name, type)) throw refuse(name, { reason: 'name', type })
    const named = { name, type }
    const picture = isImage(type) ? await inspectImage(path, named, semaphore) : undefined
    // Before the hash: the address of a file is that of its bytes as they are served.
    const stripped =
      picture &&
      (await semaphore.run(
        () => stripImage(path, named),
        permitsFor(picture.width * picture.height),
      ))
    const { hash, size } = stripped ? { hash: hashOf(stripped), size: stripped.length } : received
    const {
      width = null,
      height = null,
      alpha = false,
      originalOnly = 'no' as const,
    } = picture ?? {}
    const original_only = originalOnly
    return { hash, name, mime_type: type, size, width, height, alpha, original_only }
  }

  /** Stores the bytes at the path with the row that the write makes; neither without the other. */
  async function keep<T>(
    path: string,
    file: NewFile,
    write: (db: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    const { hash } = file
    await writeUnseen((db) => markOrphan(db, clock, hash))
    await storage.put(originalKey(hash), path)
    try {
      return await store.write([], async (db) => {
        await lockBytes(db, hash)
        // Gone only if the last file with the same bytes has been deleted in the meantime.
        if (!(await storage.has(originalKey(hash))))
          throw new HttpError('UNAVAILABLE', { retryAfter: 1 })
        await unmarkOrphan(db, hash)
        return write(db)
      })
    } catch (error) {
      await removeBytes(file)
      throw error
    }
  }

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
      const file = await inspect(path, received)
      return keep(path, file, (db) => addFile(db, clock, file))
    },

    /** Gives a file other bytes; what refers to it follows in the same transaction. */
    async replace(
      id: string,
      path: string,
      received: Received,
      referencesByKind: FileReferencesByKind,
    ): Promise<{ row: LibraryFileRow; used: number }> {
      const file = await inspect(path, received)
      const { before, row, used } = await keep(path, file, async (db) => {
        const replaced = await replaceBytes(db, clock, { id, file, referencesByKind })
        if (replaced.before.hash !== file.hash) await markOrphan(db, clock, replaced.before.hash)
        return replaced
      })
      if (before.hash !== row.hash) await removeBytes(before)
      return { row, used }
    },

    async remove(id: string): Promise<{ id: string }> {
      const row = await store.write([], async (db) => {
        const removed = await removeFile(db, id)
        await markOrphan(db, clock, removed.hash)
        return removed
      })
      await removeBytes(row)
      return { id }
    },
  }
}
