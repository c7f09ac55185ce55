import { day, hour, timestamp, type Clock } from '#src/server/clock.ts'
import { throttle } from '#src/server/database/throttle.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import type { Platform } from '#src/server/platform.ts'
import { lockBytes } from './service.ts'
import type { Storage } from './storage.ts'
import { keysOf } from './variants.ts'

/** Notes that the bytes may have no row from now on. */
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
 * Removes bytes that a process has left without a row because it died between the two, or that a
 * variant made at the moment of a deletion has brought back. Only bytes that were noted are looked
 * at: a store that is not the one of these files removes none of them.
 */
export async function sweepOrphans({ store, clock }: Platform, storage: Storage): Promise<void> {
  const dayAgo = timestamp(clock, -day)
  // The work follows the note: a transaction that waits for each removal would hold up every writer.
  if (!(await throttle(store, clock, { name: 'library leftovers', ms: day }, async () => {})))
    return
  const old = await store.db
    .selectFrom('library_leftover')
    .select('hash')
    .where('since', '<=', dayAgo)
    .execute()
  for (const { hash } of old)
    await store.db.transaction().execute(async (db) => {
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

/** Sweeps at the start and every day; `stop` waits for the sweep that is under way. */
export function sweepDaily({ log }: Platform, sweep: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> | undefined
  const run = () => {
    sweeping = sweep().catch((error: unknown) =>
      log.error({ err: error }, 'bytes without a row were not removed'),
    )
  }
  return {
    async start() {
      run()
      timer = setInterval(run, hour).unref()
    },
    async stop() {
      clearInterval(timer)
      await sweeping
    },
  }
}
