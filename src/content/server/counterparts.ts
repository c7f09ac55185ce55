import { sql } from 'kysely'
import { isPostgres } from '#src/server/database/engine.ts'
import type { Page } from '#src/rest/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Counterparts } from '../calls.ts'
import {
  itemsOf,
  presentSchedule,
  tableOf,
  type ContentName,
  type ContentTable,
  type ContentType,
  type ItemRow,
} from './content-type.ts'
import { whereVisible, type Viewing } from './visibility.ts'

type Member = Pick<
  ContentTable,
  'id' | 'family' | 'language' | 'title' | 'active' | 'publish_at' | 'hide_at'
> & {
  published?: boolean
  permalink?: string
}

type InFamily = Pick<ContentTable, 'id' | 'family'>

/** Staff see every counterpart of an item, visitors those that are visible then. */
export type Audience = 'staff' | Viewing

/** The other members of each item's family, by the item's id, in one query. */
export async function findCounterparts<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  rows: readonly InFamily[],
  audience: Audience,
): Promise<(row: InFamily) => readonly Member[]> {
  if (!rows.length) return () => []
  const families = rows.map(({ family }) => family)
  // One parameter, however long the list is.
  const inFamilies = isPostgres(db)
    ? sql<boolean>`family = any(${families})`
    : sql<boolean>`family in (select value from json_each(${JSON.stringify(families)}))`
  const { ref } = db.dynamic
  let members = itemsOf(db)
    .selectFrom(tableOf(type))
    .select(['id', 'family', 'language', 'title', 'active', 'publish_at', 'hide_at'])
    .select((type.counterpartColumns ?? []).map((column) => ref<'id'>(column)))
    .where(inFamilies)
  if (audience !== 'staff') members = members.where(whereVisible(type, audience))
  const found = await members.orderBy('language').$castTo<Member>().execute()
  const byFamily = Map.groupBy(found, ({ family }) => family)
  return ({ id, family }) => (byFamily.get(family) ?? []).filter((member) => member.id !== id)
}

const presentAll = (members: readonly Member[]): Counterparts =>
  Object.fromEntries(
    members.map(({ language, family: _, publish_at, hide_at, ...counterpart }) => [
      language,
      { ...counterpart, ...presentSchedule({ publish_at, hide_at }) },
    ]),
  )

/** Items as responses have them, each with its counterparts. */
export async function presentItems<
  Name extends ContentName,
  Row extends InFamily,
  Item extends { id: string },
>(
  db: Database,
  type: ContentType<Name>,
  { items, ...rest }: Page<Row>,
  present: (row: Row) => Item,
  audience: Audience,
): Promise<Page<Item & { counterparts: Counterparts }>> {
  const counterpartsOf = await findCounterparts(db, type, items, audience)
  const presented = items.map((row) => ({
    ...present(row),
    counterparts: presentAll(counterpartsOf(row)),
  }))
  return { ...rest, items: presented }
}

/** An item of a type as its responses have it. */
export async function presentItem<Name extends ContentName, Item extends { id: string }>(
  db: Database,
  type: ContentType<Name, Item>,
  row: ItemRow<Name>,
  audience: Audience = 'staff',
): Promise<Item & { counterparts: Counterparts }> {
  const counterpartsOf = await findCounterparts(db, type, [row], audience)
  return { ...type.present(row), counterparts: presentAll(counterpartsOf(row)) }
}
