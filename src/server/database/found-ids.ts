import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from './engine.ts'
import { isOneOf } from './is-one-of.ts'
import type { Database } from './tables.ts'

/** What a query finds, to be asked for by several others: a list, and how many it has. */
export interface Found {
  /** One more than `maxIds` at most. */
  ids: readonly string[]
  query: RawBuilder<unknown>
}

/** So many ids are found once; where there are more, each query that asks for them finds them itself. */
const maxIds = 20_000

/** So few rows are read one by one; for more, SQLite walks the index of the list's order. */
const fewIds = 300

/** The ids that a query finds, which is a `select` of one column of them. */
export async function findIds(db: Database, query: RawBuilder<unknown>): Promise<Found> {
  const some = sql`(${query} limit ${maxIds + 1}) as found (id)`
  if (isPostgres(db)) {
    const { rows } = await sql<{ ids: string[] | null }>`
      select array_agg(id) as ids from ${some}`.execute(db)
    return { ids: rows[0]?.ids ?? [], query }
  }
  // One value: rows cost more on their way from SQLite's thread.
  const { rows } = await sql<{ ids: string }>`
    with found (id) as (${query} limit ${maxIds + 1})
    select json_group_array(id) as ids from found`.execute(db)
  return { ids: JSON.parse(rows[0]!.ids) as string[], query }
}

/** How many the queries find together; undefined where one finds too many to tell. No two find the same. */
export const totalOf = (found: readonly Found[]): number | undefined =>
  found.some(({ ids }) => ids.length > maxIds)
    ? undefined
    : found.reduce((total, { ids }) => total + ids.length, 0)

/** The condition on `id` that one of the queries finds it. */
export function isFound(db: Database, found: readonly Found[]): RawBuilder<boolean> {
  const ids = found.flatMap((one) => one.ids)
  if (ids.length <= fewIds) return isOneOf(db, 'id', ids)
  if (ids.length <= maxIds) return isOneOf(db, unindexed(db), ids)
  const queries = found.flatMap((one) => (one.ids.length ? [one.query] : []))
  return sql<boolean>`${unindexed(db)} in (${sql.join(queries, sql` union all `)})`
}

/** Unary `+`: SQLite then uses the index of the rest of the query instead of this column's. */
const unindexed = (db: Database) => sql`${isPostgres(db) ? sql`` : sql`+`}id`
