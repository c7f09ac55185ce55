import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Store } from '#src/server/database/store.ts'
import { firstTable } from '../model/first-table.ts'
import type { RoiTable } from '../model/table.ts'
import './table.ts'

/** The topic under which a new version is published. */
export const constantsTopic = 'roi-constants'

/** A version of the constants and prices, and since when it counts (ISO time, UTC). */
interface Published {
  table: RoiTable
  publishedAt: string
}

/** The published constants and prices. */
export interface PublishedTable {
  current(): Promise<RoiTable>
  newest(): Promise<Published>
}

/** Gives an empty store the version that is in the code; of several starting servers one does. */
export async function seedConstants(store: Store, clock: Clock): Promise<void> {
  const { version, ...data } = firstTable
  const known = await store.db.selectFrom('roi_constants').select('version').executeTakeFirst()
  if (known) return
  await store.write([constantsTopic], (db) =>
    db
      .insertInto('roi_constants')
      .values({ version, data: JSON.stringify(data), published_at: timestamp(clock) })
      .onConflict((conflict) => conflict.column('version').doNothing())
      .execute(),
  )
}

const tables = new WeakMap<Store, PublishedTable>()

/** One for each store: the calls and the page read the same. */
export function publishedTable(store: Store): PublishedTable {
  const table = tables.get(store) ?? keepNewest(store)
  tables.set(store, table)
  return table
}

/** Kept in memory until another version is published, on whichever server. */
function keepNewest(store: Store): PublishedTable {
  let cached: Promise<Published> | undefined
  const forget = () => (cached = undefined)
  store.changes.listen((changed) => {
    if (changed === constantsTopic || changed === '*') forget()
  })
  const newest = () => {
    cached ??= readNewest(store).catch((error: unknown) => {
      forget()
      throw error
    })
    return cached
  }
  return { newest, current: async () => (await newest()).table }
}

async function readNewest(store: Store): Promise<Published> {
  const { version, data, published_at } = await store.db
    .selectFrom('roi_constants')
    .select(['version', 'data', 'published_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { table: { version, ...data }, publishedAt: published_at }
}
