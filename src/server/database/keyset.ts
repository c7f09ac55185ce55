import { sql, type RawBuilder } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { invalidField } from '../http/http-error.ts'
import type { Database } from './tables.ts'

export interface Order {
  /** An SQL expression that is never null, for each row. */
  by: RawBuilder<string>
  descending: boolean
}

interface Place extends Order {
  table: string
  /** The id of the last row that was seen. */
  after: string
}

/** The condition "comes after that row" in the order (expression, id); 422 where there is no such row. */
export async function comesAfter(
  db: Database,
  { table, after, by, descending }: Place,
): Promise<RawBuilder<boolean>> {
  const place = sql`${sql.table(table)} where id = ${after}`
  const { rows } = await sql`select id from ${place}`.execute(db)
  if (!rows.length) throw invalidField('after', 'unknown', 'no such item')
  const sign = sql.raw(descending ? '<' : '>')
  return sql<boolean>`(${by}, id) ${sign} ((select ${by} from ${place}), ${after})`
}

export function inOrder({ by, descending }: Order): RawBuilder<unknown> {
  const direction = sql.raw(descending ? 'desc' : 'asc')
  return sql`${by} ${direction}, id ${direction}`
}

/** A page out of rows of which one more than `limit` was asked for. */
export function toPage<T extends { id: string }>(
  found: readonly T[],
  limit: number | undefined,
  total: number,
): Page<T> {
  if (limit === undefined || found.length <= limit) return { items: found, total }
  const items = found.slice(0, limit)
  return { items, total, next: items.at(-1)!.id }
}
