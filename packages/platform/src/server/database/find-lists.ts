import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Database } from './tables.ts'

type Lists = readonly (readonly unknown[])[]

/**
 * The rows that a query of one table finds, in no order, each as the list of `values`, which commas separate:
 * the database makes one value of them all, since many small rows cost three times as much on their way from
 * SQLite’s thread. A boolean is 0 or 1 on SQLite.
 */
export async function findLists<DB, Table extends keyof DB>(
  db: Database,
  query: SelectQueryBuilder<DB, Table, object>,
  values: RawBuilder<unknown>,
): Promise<Lists> {
  const all = isPostgres(db)
    ? sql`json_agg(json_build_array(${values}))`
    : sql`json_group_array(json_array(${values}))`
  const [found] = await query
    .clearSelect()
    .select(all.as('lists'))
    .$castTo<{ lists: Lists | string | null }>()
    .execute()
  const { lists } = found!
  return typeof lists === 'string' ? (JSON.parse(lists) as Lists) : (lists ?? [])
}
