import { sql, type RawBuilder } from 'kysely'
import { langs, type Lang } from '#src/i18n/locales.ts'
import type { Paginated } from '#src/rest/page.ts'
import { lastChangeFirst, orderBy, type SortKey } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Status } from '#src/content/status.ts'
import { countAllItems } from './all-items.ts'
import type { ContentName, ContentType } from '../content-type.ts'
import { isOutdated } from '../translations/freshness.ts'
import { conditionsOf, listItems, type Conditions } from './lists.ts'
import { wasLastChangedBy } from '../changes/changers.ts'
import type { Viewing } from './visibility.ts'

type Condition = RawBuilder<boolean>

export interface Filters {
  ids?: readonly string[]
  language?: Lang
  search?: string
  state?: Status
  view?: 'family'
  behind?: Lang | 'any'
  missing?: Lang
  changedBy?: string
}

interface Query extends Filters {
  /** By a minus in front of it descending. */
  sort?: string
  limit?: number
  after?: string
}

interface Own {
  viewing: Viewing
  /** Sort keys besides the common ones. */
  sortKeys?: Readonly<Record<string, SortKey>>
  where?: readonly Condition[]
}

/** The management list of a type, last change first unless sorted otherwise. */
export async function listManaged<Name extends ContentName, Row extends { id: string }>(
  store: Store,
  type: ContentType<Name>,
  { sort, limit, after, ...query }: Query,
  { viewing, sortKeys = {}, where = [] }: Own,
): Promise<Paginated<Row>> {
  const keys: Readonly<Record<string, SortKey>> = {
    updatedAt: lastChangeFirst(type.name),
    title: { by: sql`${sql.ref(`${type.name}.sort_title`)}` },
    ...sortKeys,
  }
  const order = sort ? orderBy(keys, sort) : undefined
  const { all, total } = await managedConditions(store, type, { ...query, viewing, where })
  // The conditions have the state, the order of what is scheduled asks for it.
  const { state } = query
  const part = { limit, after, total: all.length ? total : () => countAllItems(store, type) }
  return listItems(store, type, { order, viewing, state, where: all, ...part })
}

/** The conditions of a query's filters. */
export async function managedConditions<Name extends ContentName>(
  store: Store,
  type: Pick<ContentType<Name>, 'name' | 'visibleWhen'>,
  {
    view,
    ids,
    behind,
    missing,
    changedBy,
    ...question
  }: Filters & { viewing: Viewing; where?: readonly Condition[] },
): Promise<Conditions> {
  const own = sql.table(type.name)
  const { all, total } = await conditionsOf(store, type, { ...question, withChanges: true })
  const conditions = [...all]
  if (ids) conditions.push(sql`${own}.id in (${sql.join(ids)})`)
  if (behind) conditions.push(isOutdated(type))
  if (behind && behind !== 'any') conditions.push(sql`language = ${behind}`)
  if (missing)
    conditions.push(sql`not exists (select 1 from ${own} other
      where other.family = ${own}.family and other.language = ${missing})`)
  if (changedBy) conditions.push(wasLastChangedBy(type, changedBy))
  if (view !== 'family')
    return { all: conditions, total: conditions.length > all.length ? undefined : total }
  return { all: [sql`id in (${firstOfGroups(type, conditions)})`] }
}

/** Of the items of each group that meet the conditions the first, by the order of languages. */
function firstOfGroups<Name extends ContentName>(
  { name }: Pick<ContentType<Name>, 'name'>,
  conditions: readonly Condition[],
): RawBuilder<unknown> {
  const where = conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`select substr(min(${rank} || id), 2) from ${sql.table(name)} ${where}
    group by family`
}

/** The place of an item's language, as one digit. */
const rank = sql`case language ${sql.join(
  langs.map((lang, at) => sql`when ${sql.lit(lang)} then ${sql.lit(String(at))}`),
  sql` `,
)} end`
