import { sql, type RawBuilder } from 'kysely'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Paginated } from '#src/rest/page.ts'
import { lastChangeFirst, paginate, type Order, type Part } from '#src/server/database/page.ts'
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
} from '../content-type.ts'
import type { Status } from '#src/content/status.ts'
import { changesKind } from '../shared-drafts/table.ts'
import { nextScheduledTime, whereState, whereVisible, type Viewing } from './visibility.ts'

export interface Question {
  language?: Lang
  viewing: Viewing
  /** Only what the public may see. */
  visible?: boolean
  /** For staff: the search finds an item by its unpublished changes as well. */
  withChanges?: boolean
  state?: Status | undefined
  search?: string
  where?: readonly RawBuilder<boolean>[]
  /** Absent: last change first; of the scheduled, what comes next. */
  order?: Order
  limit?: number
  after?: string
  /** Items to skip, for numbered pages. */
  offset?: number
  /** How many there are, where that is known without counting. */
  total?: Part['total']
}

/** What the items of a list must meet. */
export interface Conditions {
  all: readonly RawBuilder<boolean>[]
  /** How many items do, where that is known without counting. */
  total?: number | undefined
}

/** A page of the items, with the columns that the type lists. */
export async function listItems<Name extends ContentName, Row extends { id: string }>(
  store: Store,
  type: ContentType<Name>,
  question: Question,
): Promise<Paginated<Row>> {
  const { limit, after, offset, viewing, order = orderOf(type, question) } = question
  let rows = itemsOf(store.db).selectFrom(tableOf(type))
  const { all, total = question.total } = await conditionsOf(store, type, question)
  for (const condition of all) rows = rows.where(condition)
  const { ref } = store.db.dynamic
  const listed = type.listed
    ? rows.select(type.listed.map((column) => ref<'id'>(column)))
    : rows.selectAll()
  const among = question.visible ? whereVisible(type, viewing) : undefined
  return paginate(listed.$castTo<Row>(), order, { limit, after, among, offset, total })
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

const orderOf = ({ name }: { name: ContentName }, { state, viewing }: Question): Order =>
  state === 'scheduled'
    ? { by: nextScheduledTime(viewing.now), type: 'time', descending: false }
    : lastChangeFirst(name)

export async function conditionsOf<Name extends ContentName>(
  store: Store,
  type: Pick<ContentType<Name>, 'name' | 'visibleWhen'>,
  { language, viewing, visible, state, search, withChanges, where = [] }: Question,
): Promise<Conditions> {
  const conditions = [...where]
  if (visible) conditions.push(whereVisible(type, viewing))
  if (state) conditions.push(whereState(type, state, viewing.now))
  const ofLanguage = language ? [sql<boolean>`language = ${language}`] : []
  if (!search) return { all: [...conditions, ...ofLanguage] }
  const languages = language ? [language] : langs
  const { isMatch, total } = await matches(store.db, {
    kind: type.name,
    ...(withChanges && { also: changesKind(type.name) }),
    languages,
    text: search,
  })
  const all = [...conditions, ...ofLanguage, isMatch]
  // Of what is found, the other conditions leave a part.
  return { all, total: conditions.length ? undefined : total }
}
