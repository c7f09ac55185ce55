import { sql, type Selectable } from 'kysely'
import { isOneOf } from '#src/server/database/is-one-of.ts'
import type { Paginated } from '#src/rest/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Counterpart, Counterparts } from '#src/content/calls.ts'
import { isLang } from '#src/i18n/locales.ts'
import {
  itemsOf,
  changesColumns,
  presentHasChanges,
  presentSchedule,
  tableOf,
  type ContentName,
  type ContentTable,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { findFreshness, type Freshness } from './freshness.ts'
import { whereVisible, type Viewing } from '../lists/visibility.ts'
import { presentChanges } from '../shared-drafts/read.ts'

/** What the families of a type are found by. */
export type FamilyType<Name extends ContentName> = Pick<
  ContentType<Name>,
  'name' | 'visibleWhen' | 'counterpartColumns'
>

type InFamily = Pick<ContentTable, 'id' | 'family'>

/** Staff see every counterpart of an item, visitors those that are visible then. */
export type Audience = 'staff' | Viewing

/** The other items of each item's family, in one query. */
export async function findCounterparts<Name extends ContentName>(
  db: Database,
  type: FamilyType<Name>,
  rows: readonly InFamily[],
  audience: Audience,
): Promise<(row: InFamily) => Counterparts> {
  if (!rows.length) return () => ({})
  const families = rows.map(({ family }) => family)
  let members = itemsOf(db)
    .selectFrom(tableOf(type))
    .where(isOneOf(db, 'family', families))
    .select(memberColumns)
  // As one value: SQLite would read all that is published for each list instead.
  if (audience !== 'staff')
    members = members.where(sql<boolean>`${whereVisible(type, audience)} is true`)
  const { ref } = db.dynamic
  const own = (type.counterpartColumns ?? []).map((column) => ref(column))
  const found = await members.select(own).$castTo<Member>().execute()
  const byFamily = Map.groupBy(found, ({ family }) => family)
  return ({ id, family }) => {
    const counterparts: Counterparts = {}
    // A member of a language that is unknown today has no place among the counterparts.
    for (const member of byFamily.get(family) ?? [])
      if (member.id !== id && isLang(member.language))
        counterparts[member.language] = presentMember(member, audience)
    return counterparts
  }
}

const memberColumns = [
  'family',
  'language',
  'id',
  'title',
  'active',
  'publish_at',
  'hide_at',
  ...changesColumns,
] as const

type Member = Pick<Selectable<ContentTable>, (typeof memberColumns)[number]> & {
  /** Absent: the type has no such column. */
  published?: boolean
  permalink?: string
}

function presentMember(member: Member, audience: Audience): Counterpart {
  const { id, title, active, published, permalink, publish_at, hide_at } = member
  return {
    id,
    title,
    active,
    ...(published !== undefined && { published }),
    ...(permalink !== undefined && { permalink }),
    ...presentSchedule(forAudience(audience, { publish_at, hide_at })),
    ...(audience === 'staff' && presentHasChanges(member)),
  }
}

/** The row as an audience may see it: visitors learn neither when it will be hidden nor of changes. */
const forAudience = <Row extends object>(audience: Audience, row: Row): Row =>
  audience === 'staff' ? row : { ...row, hide_at: null, has_changes: false }

type FreshnessOf = ReadonlyMap<string, Freshness>

/** What staff learn of an item that was made from another; nothing of one that was not. */
function presentFreshness(id: string, freshness: FreshnessOf) {
  const { sourceId, behind } = freshness.get(id) ?? {}
  return { ...(sourceId && { madeFrom: sourceId, behind }) }
}

/** Says of each translation what it was made from, and how outdated it is. */
function tellFreshness(counterparts: Counterparts, freshness: FreshnessOf): Counterparts {
  if (!freshness.size) return counterparts
  for (const counterpart of Object.values(counterparts)) {
    const { sourceId, behind } = freshness.get(counterpart.id) ?? {}
    if (sourceId) counterpart.madeFrom = sourceId
    if (behind) counterpart.behind = behind
  }
  return counterparts
}

interface OfFamily {
  counterparts: Counterparts
  madeFrom?: string
  behind?: number
}

/** Every item of each family, as staff see it, by the family. */
export async function presentFamilies<Name extends ContentName>(
  db: Database,
  type: FamilyType<Name>,
  families: readonly string[],
): Promise<(family: string) => Counterparts> {
  const rows = families.map((family) => ({ id: '', family }))
  const membersOf = await findCounterparts(db, type, rows, 'staff')
  const freshness = await findFreshness(db, type, families)
  return (family) => tellFreshness(membersOf({ id: '', family }), freshness)
}

/** What an item's responses have of its family. */
async function familiesOf<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  rows: readonly InFamily[],
  audience: Audience,
): Promise<(row: InFamily) => OfFamily> {
  const counterpartsOf = await findCounterparts(db, type, rows, audience)
  const families = audience === 'staff' ? rows.map(({ family }) => family) : []
  const freshness = await findFreshness(db, type, families)
  return (row) => ({
    counterparts: tellFreshness(counterpartsOf(row), freshness),
    ...presentFreshness(row.id, freshness),
  })
}

/** Items as responses have them, each with its counterparts. */
export async function presentItems<
  Name extends ContentName,
  Row extends InFamily,
  Item extends { id: string },
>(
  db: Database,
  type: ContentType<Name>,
  { items, ...rest }: Paginated<Row>,
  { present, audience }: { present: (row: Row) => Item; audience: Audience },
): Promise<Paginated<Item & OfFamily>> {
  const familyOf = await familiesOf(db, type, items, audience)
  return {
    ...rest,
    items: items.map((row) => ({ ...present(forAudience(audience, row)), ...familyOf(row) })),
  }
}

/** An item of a type as its responses have it; for staff with its unpublished changes. */
export async function presentItem<Name extends ContentName, Item extends { id: string }>(
  db: Database,
  type: ContentType<Name, Item>,
  row: ItemRow<Name>,
  audience: Audience = 'staff',
): Promise<Item & OfFamily & { changes?: object }> {
  const familyOf = await familiesOf(db, type, [row], audience)
  const family = familyOf(row)
  const changes = audience === 'staff' ? await presentChanges(db, type, row) : undefined
  return {
    ...type.present(forAudience(audience, row)),
    ...family,
    ...(changes && { changes: { ...changes, item: { ...changes.item, ...family } } }),
  }
}
