import { sql, type RawBuilder } from 'kysely'
import type { Page } from '#src/rest/page.ts'

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

/** The condition "comes after that row" in the order (expression, id). */
export function comesAfter({ table, after, by, descending }: Place): RawBuilder<boolean> {
  const last = sql`(select ${by} from ${sql.table(table)} where id = ${after})`
  const sign = sql.raw(descending ? '<' : '>')
  return sql<boolean>`(${by}, id) ${sign} (${last}, ${after})`
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
