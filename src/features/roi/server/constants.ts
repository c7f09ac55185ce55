import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Store } from '#src/server/database/store.ts'
import { firstTable, type RoiTable } from '../model/table.ts'
import './table.ts'

/** The topic under which a new version is published. */
const topic = 'roi-constants'

/** The published constants and prices. */
export interface PublishedTable {
  current(): Promise<RoiTable>
}

/** Gives an empty store the version that is in the code; of several starting servers one does. */
export async function seedConstants(store: Store, clock: Clock): Promise<void> {
  const { version, ...data } = firstTable
  const known = await store.db.selectFrom('roi_constants').select('version').executeTakeFirst()
  if (known) return
  await store.write([topic], (db) =>
    db
      .insertInto('roi_constants')
      .values({ version, data: JSON.stringify(data), published_at: timestamp(clock) })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

/** Kept in memory until another version is published, on whichever server. */
export function publishedTable(store: Store): PublishedTable {
  let kept: Promise<RoiTable> | undefined
  const forget = () => (kept = undefined)
  store.changes.listen((changed) => {
    if (changed === topic || changed === '*') forget()
  })
  return {
    current() {
      kept ??= readNewest(store).catch((error: unknown) => {
        forget()
        throw error
      })
      return kept
    },
  }
}

async function readNewest(store: Store): Promise<RoiTable> {
  const { version, data } = await store.db
    .selectFrom('roi_constants')
    .select(['version', 'data'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { version, ...data }
}
