import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from './engine.ts'
import { isOneOf } from './is-one-of.ts'
import type { Database } from './tables.ts'

/** What a query finds, to be asked for by several others: a list, and how many it has. */
export interface Found {
  /** All of them, unless they are more than `most`. */
  ids: readonly string[]
  most: number
  /** Undefined: too many to tell. */
  total: number | undefined
  query: RawBuilder<unknown>
}

/** So many ids are found once; where there are more, each query that asks for them finds them itself. */
const maxIds = 20_000

/** So few rows are read one by one; for more, the index of the list's order is walked. */
const fewIds = 300

interface Options {
  /** Whether PostgreSQL finds them sooner in an index than many ids come and go. */
  isQuick?: boolean
  /** Whether somebody asks how many there are. */
  isCounted?: boolean
}

/** The ids that each query finds, which is a `select` of one column of them. */
export function findIds(
  db: Database,
  queries: readonly RawBuilder<unknown>[],
  { isQuick = false, isCounted = true }: Options = {},
): Promise<Found[]> {
  if (!isPostgres(db)) return Promise.all(queries.map((query) => findInSqlite(db, query)))
  const most = isQuick ? fewIds : maxIds
  return findInPostgres(db, queries, { most, limit: isCounted ? maxIds : most })
}

/** In one statement. */
async function findInPostgres(
  db: Database,
  queries: readonly RawBuilder<unknown>[],
  { most, limit }: { most: number; limit: number },
): Promise<Found[]> {
  if (!queries.length) return []
  const lists = queries.map((query, n) => {
    const name = sql.id(`found_${n}`)
    return {
      list: sql`${name} (id) as materialized (${query} limit ${sql.lit(limit + 1)})`,
      result: sql`json_build_object('total', (select count(*) from ${name}), 'ids',
        (select json_agg(id) from (select id from ${name} limit ${sql.lit(most)}) kept))`,
    }
  })
  const {
    rows: [row],
  } = await sql<{ found: { total: number; ids: string[] | null }[] }>`
    with ${sql.join(lists.map(({ list }) => list))}
    select json_build_array(${sql.join(lists.map(({ result }) => result))}) as found`.execute(db)
  return row!.found.map(({ total, ids }, n) => ({
    ids: ids ?? [],
    most,
    total: total > limit ? undefined : total,
    query: queries[n]!,
  }))
}

async function findInSqlite(db: Database, query: RawBuilder<unknown>): Promise<Found> {
  // One value: rows cost more on their way from SQLite's thread.
  const { rows } = await sql<{ ids: string }>`
    with found (id) as (${query} limit ${maxIds + 1})
    select json_group_array(id) as ids from found`.execute(db)
  const ids = JSON.parse(rows[0]!.ids) as string[]
  return { ids, most: maxIds, total: ids.length > maxIds ? undefined : ids.length, query }
}

/** How many the queries find together; undefined where one finds too many to tell. No two find the same. */
export const totalOf = (found: readonly Found[]): number | undefined =>
  found.reduce<number | undefined>(
    (sum, { total }) => (sum === undefined || total === undefined ? undefined : sum + total),
    0,
  )

/** The condition on `id` that one of the queries finds it. */
export function isFound(db: Database, found: readonly Found[]): RawBuilder<boolean> {
  const ids = found.flatMap((one) => one.ids)
  const most = Math.min(maxIds, ...found.map((one) => one.most))
  const total = totalOf(found) ?? Infinity
  if (total <= most) return isOneOf(db, total <= fewIds ? 'id' : unindexed(db), ids)
  const queries = found.flatMap((one) => (one.ids.length ? [one.query] : []))
  const isIn = sql<boolean>`${unindexed(db)} in (${sql.join(queries, sql` union all `)})`
  return isPostgres(db) ? sql<boolean>`(${isIn}) is true` : isIn
}

/** Unary `+`: SQLite then uses the index of the rest of the query instead of this column's. */
const unindexed = (db: Database) => sql`${isPostgres(db) ? sql`` : sql`+`}id`
