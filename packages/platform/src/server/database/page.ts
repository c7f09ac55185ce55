import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Paginated } from '#src/rest/page.ts'
import { invalidField } from '../http/http-error.ts'
import { decodeCursor, encodeCursor, isCursor, type Cursor } from './cursor.ts'
import type { Tables } from './tables.ts'

/** The key by which rows are sorted. */
export interface SortKey {
  /** The expression is never null. */
  by: RawBuilder<string>
  /** The type of the values; absent: text. */
  type?: 'text' | 'time' | 'number'
}

/** The id is the second sort key. */
export interface Order extends SortKey {
  descending: boolean
}

/** Returns the order of a query's `sort`, where a minus means descending. */
export const orderBy = <Name extends string>(
  keys: Readonly<Record<Name, SortKey>>,
  sort: Name | `-${Name}`,
): Order => ({
  ...keys[sort.replace('-', '') as Name],
  descending: sort.startsWith('-'),
})

/** The order of most lists. */
export const lastChangeFirst = (table: keyof Tables): Order => ({
  by: sql`${sql.ref(`${table}.updated_at`)}`,
  type: 'time',
  descending: true,
})

export interface Part {
  /** Absent: all rows. */
  limit?: number
  /** The cursor of the previous page, or the id of the last row on it. */
  after?: string
  /**
   * The condition for a row whose id is in `after`, so that callers learn nothing about other rows.
   */
  among?: RawBuilder<boolean> | undefined
  /** Rows to skip, for numbered pages. */
  offset?: number
  /** The number of rows that the query finds, if known without counting. */
  total?: number | (() => Promise<number>) | undefined
}

/** Returns a part of the rows of a query of one table, and their total. */
export async function paginate<DB, Table extends keyof DB, Row extends { id: string }>(
  query: SelectQueryBuilder<DB, Table, Row>,
  order: Order,
  { limit, after, among, offset, total: known }: Part,
): Promise<Paginated<Row>> {
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  const ordered = query.orderBy(sql`${order.by} ${direction}, id ${direction}`)
  let wanted = ordered
    .select(order.by.as('cursor_key'))
    .$castTo<Row & { cursor_key: Cursor['key'] }>()
  if (after) wanted = wanted.where(await comesAfter(query, order, { after, among }))
  if (limit) wanted = wanted.limit(limit + 1)
  if (offset) wanted = wanted.offset(offset)
  const found = await wanted.execute()
  const isLast = !limit || found.length <= limit
  const items = isLast ? found : found.slice(0, limit)
  const isWhole = isLast && !after && !offset
  const counted = () => (typeof known === 'function' ? known() : (known ?? count(query)))
  const total = isWhole ? found.length : await counted()
  const last = isLast ? undefined : items.at(-1)
  const next = last && encodeCursor({ key: last.cursor_key, id: last.id })
  const rows = items.map(({ cursor_key: _, ...row }) => row as unknown as Row)
  return { items: rows, total, ...(next !== undefined && { next }) }
}

/** Returns the page with its rows in the form of the response. */
export const mapPage = <Row extends { id: string }, Item extends { id: string }>(
  { items, ...rest }: Paginated<Row>,
  present: (row: Row) => Item,
): Paginated<Item> => ({ ...rest, items: items.map((row) => present(row)) })

/**
 * Selects the rows after a cursor, even if its row has changed or gone; or after the row of an id,
 * which the filters may exclude.
 */
async function comesAfter<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
  order: Order,
  { after, among }: { after: string; among: Part['among'] },
): Promise<RawBuilder<boolean>> {
  const { by, descending } = order
  const sign = sql.raw(descending ? '<' : '>')
  const rowsAfter = (key: RawBuilder<unknown>, id: string) =>
    sql<boolean>`(${by}, id) ${sign} (${key}, ${id})`
  if (isCursor(after)) {
    const { key, id } = cursorOf(after, order)
    return rowsAfter(typeof key === 'number' ? sql.lit(key) : sql`${key}`, id)
  }
  const row = query
    .clearSelect()
    .clearWhere()
    .where(sql<boolean>`id = ${after}`)
  const last = among ? row.where(among) : row
  if (!(await last.select(sql`id`.as('id')).executeTakeFirst()))
    throw invalidField('after', 'unknown', unknownId)
  return rowsAfter(sql`(${last.select(by.as('key'))})`, after)
}

const unknownId =
  'is the id of an item that is deleted or unknown: read the list from its beginning, or follow the Link header'

function cursorOf(after: string, { type = 'text' }: Order): Cursor {
  const cursor = decodeCursor(after)
  if (cursor && isOfType[type](cursor.key)) return cursor
  const message = 'is not a cursor of this list: follow the Link header, or read from the beginning'
  throw invalidField('after', 'unknown', message)
}

/** PostgreSQL refuses to compare a time or a number with anything else. */
const isOfType: Readonly<Record<NonNullable<SortKey['type']>, (key: Cursor['key']) => boolean>> = {
  text: (key) => typeof key === 'string',
  time: (key) => typeof key === 'string' && isTime.test(key) && !Number.isNaN(Date.parse(key)),
  number: (key) => typeof key === 'number',
}
const isTime = /^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/

async function count<DB, Table extends keyof DB>(
  query: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const [counted] = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .execute()
  return counted?.total ?? 0
}
