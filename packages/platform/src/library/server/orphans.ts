import { day, timestamp, type Clock } from '#src/server/clock.ts'
import { backupLease, isLeased } from '#src/server/database/lease.ts'
import { throttle } from '#src/server/database/throttle.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { lockBytes } from './service.ts'
import type { Storage } from './storage.ts'
import { keysOf } from './variants.ts'

/** Stores that the bytes may have no row from now on. */
export async function markOrphan(db: WriteTransaction, clock: Clock, hash: string) {
  const since = timestamp(clock)
  await db
    .insertInto('library_leftover')
    .values({ hash, since })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ since }))
    .execute()
}

export async function unmarkOrphan(db: WriteTransaction, hash: string): Promise<void> {
  await db.deleteFrom('library_leftover').where('hash', '=', hash).execute()
}

/**
 * Removes orphans: bytes without a row, because a process crashed between storing both, or because a
 * variant was made while the file was deleted. Only bytes that were marked are looked
 * at, so that a database which does not belong to this storage removes nothing of it.
 */
export async function sweepOrphans({ store, clock }: Platform, storage: Storage): Promise<void> {
  const dayAgo = timestamp(clock, -day)
  if (await isLeased(store.db, clock, backupLease)) return
  // The work follows the throttle's transaction: removing files inside it would block every writer.
  if (!(await throttle(store, clock, { name: 'library leftovers', ms: day }, async () => {})))
    return
  const old = await store.db
    .selectFrom('library_leftover')
    .select('hash')
    .where('since', '<=', dayAgo)
    .execute()
  for (const { hash } of old)
    await store.write([], async (db) => {
      await lockBytes(db, hash)
      const { numDeletedRows } = await db
        .deleteFrom('library_leftover')
        .where('hash', '=', hash)
        .where('since', '<=', dayAgo)
        .executeTakeFirst()
      if (!numDeletedRows || (await hasRow(db, hash))) return
      await Promise.all(keysOf(hash).map((key) => storage.remove(key)))
    })
}

/** Whether any file has these bytes. */
export async function hasRow(db: WriteTransaction, hash: string): Promise<boolean> {
  const files = db.selectFrom('library_file').select('id').where('hash', '=', hash)
  return (await files.executeTakeFirst()) !== undefined
}
