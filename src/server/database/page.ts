import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { invalidField } from '../http/http-error.ts'
import type { Tables } from './tables.ts'

/** Rows with the same value of the expression stand in the order of their ids. */
export interface Order {
  /** Never null, for any row. */
  by: RawBuilder<string>
  descending: boolean
}

/** The order of most lists. */
export const lastChangeFirst = (table: keyof Tables): Order => ({
  by: sql`${sql.ref(`${table}.updated_at`)}`,
  descending: true,
})

export interface Part {
  /** Absent: all rows. */
  limit?: number
  /** The id of the last row that was seen. */
  after?: string
  /** What `after` must be true of too: nobody learns of rows that they may not see. */
  among?: RawBuilder<boolean> | undefined
  /** Rows to skip, for numbered pages. */
  offset?: number
  /** How many the query finds, where that is known without counting. */
  total?: number | (() => Promise<number>) | undefined
}

/** A part of the rows that a query of one table finds, and how many it finds in all. */
export async function page<DB, Table extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order,
  { limit, after, among, offset, total: known }: Part,
): Promise<Page<Row>> {
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  let wanted = query.orderBy(sql`${order.by} ${direction}, id ${direction}`)
  if (after) wanted = wanted.where(await comesAfter(query, order, { after, among }))
  if (limit) wanted = wanted.limit(limit + 1)
  if (offset) wanted = wanted.offset(offset)
  const found = await wanted.execute()
  const isLast = !limit || found.length <= limit
  const items = isLast ? found : found.slice(0, limit)
  const isWhole = isLast && !after && !offset
  const counted = () => (typeof known === 'function' ? known() : (known ?? count(query)))
  const total = isWhole ? found.length : await counted()
  return { items, total, ...(!isLast && { next: items.at(-1)!.id }) }
}

/** The page with its rows as the response has them. */
export const mapPage = <Row extends { id: string }, Item extends { id: string }>(
  { items, ...rest }: Page<Row>,
  present: (row: Row) => Item,
): Page<Item> => ({ ...rest, items: items.map((row) => present(row)) })

/**
 * Whatever else the query asks for, the row may stand at the end of an earlier part; 422 where
 * there is none.
 */
async function comesAfter<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
  { by, descending }: Order,
  { after, among }: { after: string; among: Part['among'] },
): Promise<RawBuilder<boolean>> {
  const row = query
    .clearSelect()
    .clearWhere()
    .where(sql<boolean>`id = ${after}`)
  const last = among ? row.where(among) : row
  if (!(await last.select(sql`id`.as('id')).executeTakeFirst()))
    throw invalidField('after', 'unknown', 'no such item')
  const sign = sql.raw(descending ? '<' : '>')
  return sql<boolean>`(${by}, id) ${sign} (${last.select(by.as('place'))}, ${after})`
}

async function count<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const [counted] = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .execute()
  return counted!.total
}
