import { sql, type RawBuilder } from 'kysely'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Page } from '#src/rest/page.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Database } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { matches } from '#src/server/search/search.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from './content-type.ts'

interface Question {
  language?: Lang
  /** Only what the public may see. */
  visible?: boolean
  search?: string
  where?: readonly RawBuilder<boolean>[]
  /** Absent: last change first. */
  order?: Order
  limit?: number
  after?: string
  /** Items to pass over, for numbered pages. */
  offset?: number
}

/** A part of the items; each has the columns that the type lists. */
export async function listItems<Name extends ContentName, Row extends { id: string }>(
  store: Store,
  type: ContentType<Name>,
  question: Question,
): Promise<Page<Row>> {
  const { limit, after, offset, order = lastChangeFirst(type) } = question
  let rows = itemsOf(store.db).selectFrom(tableOf(type))
  for (const condition of await conditionsOf(store, type, question)) rows = rows.where(condition)
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const columns = type.listed as readonly 'id'[] | undefined
  let wanted = (columns ? rows.select(columns) : rows.selectAll()).orderBy(inOrder(order))
  if (after)
    wanted = wanted.where(await comesAfter(store.db, { ...order, table: type.name, after }))
  if (limit) wanted = wanted.limit(limit + 1)
  if (offset) wanted = wanted.offset(offset)
  const found: { id: string }[] = await wanted.execute()
  return toPage(found as Row[], limit, total)
}

export async function getItem<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  id: string,
): Promise<ItemRow<Name>> {
  const row = await itemsOf(db)
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row as ItemRow<Name>
}

/** The condition of being public, everywhere the same. */
export function whereVisible<Name extends ContentName>({ visibleWhen }: ContentType<Name>) {
  const flags = visibleWhen.map((flag) => sql`${sql.ref(flag)} = ${true}`)
  return sql<boolean>`(${sql.join(flags, sql` and `)})`
}

export const isOneOf = (ids: readonly string[]): RawBuilder<boolean> =>
  ids.length ? sql<boolean>`id in (${sql.join(ids)})` : sql<boolean>`false`

async function conditionsOf<Name extends ContentName>(
  store: Store,
  type: ContentType<Name>,
  { language, visible, search, where = [] }: Question,
): Promise<RawBuilder<boolean>[]> {
  const conditions = [...where]
  if (language) conditions.push(sql<boolean>`language = ${language}`)
  if (visible) conditions.push(whereVisible(type))
  if (search) {
    const languages = language ? [language] : langs
    conditions.push(await matches(store.db, { kind: type.name, languages, text: search }))
  }
  return conditions
}

const lastChangeFirst = ({ name }: { name: string }): Order => ({
  by: sql`${sql.ref(`${name}.updated_at`)}`,
  descending: true,
})
