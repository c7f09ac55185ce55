import { HttpError } from '#src/server/http/http-error.ts'
import { withoutAudit } from '#src/server/database/audit.ts'
import { backupLease, isLeased } from '#src/server/database/lease.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { hasRow, markOrphan, unmarkOrphan } from './orphans.ts'
import { lockBytes, type NewFile } from './service.ts'
import type { Storage } from './storage.ts'
import { originalKey, variantKey, variantsOf } from './variants.ts'

/** The bytes of files in the storage, in step with the rows that refer to them. */
export function createFileBytes({ store, clock, log }: Platform, storage: Storage) {
  /** Housekeeping, of which the audit log of the call says nothing. */
  const writeUnseen = (work: (db: WriteTransaction) => Promise<void>) =>
    withoutAudit(() => store.write([], work))

  /**
   * Removes bytes that no row refers to any more; where it fails, or while a backup is made, whose rows
   * may refer to them still, they are left to the sweep.
   */
  async function remove(row: NewFile): Promise<void> {
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
      await remove(file)
      throw error
    }
  }

  return { keep, remove }
}
