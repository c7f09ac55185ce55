import { sql, type Selectable } from 'kysely'
import { isOneOf } from '#src/server/database/is-one-of.ts'
import type { Paginated } from '#src/rest/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Translation, Translations } from '#src/content/calls.ts'
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

/** What the groups of a type are found by. */
export type TranslatedType<Name extends ContentName> = Pick<
  ContentType<Name>,
  'name' | 'visibleWhen' | 'translationColumns'
>

type InGroup = Pick<ContentTable, 'id' | 'family'>

/** Staff see every translation of an item, visitors those that are visible then. */
export type Audience = 'staff' | Viewing

/** The other items of each item's group, in one query. */
export async function findTranslations<Name extends ContentName>(
  db: Database,
  type: TranslatedType<Name>,
  rows: readonly InGroup[],
  audience: Audience,
): Promise<(row: InGroup) => Translations> {
  if (!rows.length) return () => ({})
  const groups = rows.map(({ family }) => family)
  let members = itemsOf(db)
    .selectFrom(tableOf(type))
    .where(isOneOf(db, 'family', groups))
    .select(memberColumns)
  // As one value: SQLite would read all that is published for each list instead.
  if (audience !== 'staff')
    members = members.where(sql<boolean>`${whereVisible(type, audience)} is true`)
  const { ref } = db.dynamic
  const own = (type.translationColumns ?? []).map((column) => ref(column))
  const found = await members.select(own).$castTo<Member>().execute()
  const byGroup = Map.groupBy(found, ({ family }) => family)
  return ({ id, family }) => {
    const counterparts: Translations = {}
    // A member of a language that is unknown today has no place among the translations.
    for (const member of byGroup.get(family) ?? [])
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

function presentMember(member: Member, audience: Audience): Translation {
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
function tellFreshness(counterparts: Translations, freshness: FreshnessOf): Translations {
  if (!freshness.size) return counterparts
  for (const translation of Object.values(counterparts)) {
    const { sourceId, behind } = freshness.get(translation.id) ?? {}
    if (sourceId) translation.madeFrom = sourceId
    if (behind) translation.behind = behind
  }
  return counterparts
}

interface OfGroup {
  counterparts: Translations
  madeFrom?: string
  behind?: number
}

/** Every item of each group, as staff see it, by the group. */
export async function presentTranslationGroups<Name extends ContentName>(
  db: Database,
  type: TranslatedType<Name>,
  groups: readonly string[],
): Promise<(family: string) => Translations> {
  const rows = groups.map((family) => ({ id: '', family }))
  const membersOf = await findTranslations(db, type, rows, 'staff')
  const freshness = await findFreshness(db, type, groups)
  return (family) => tellFreshness(membersOf({ id: '', family }), freshness)
}

/** What an item's responses have of its group. */
async function groupsOf<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  rows: readonly InGroup[],
  audience: Audience,
): Promise<(row: InGroup) => OfGroup> {
  const translationsOf = await findTranslations(db, type, rows, audience)
  const groups = audience === 'staff' ? rows.map(({ family }) => family) : []
  const freshness = await findFreshness(db, type, groups)
  return (row) => ({
    counterparts: tellFreshness(translationsOf(row), freshness),
    ...presentFreshness(row.id, freshness),
  })
}

/** Items as responses have them, each with its translations. */
export async function presentItems<
  Name extends ContentName,
  Row extends InGroup,
  Item extends { id: string },
>(
  db: Database,
  type: ContentType<Name>,
  { items, ...rest }: Paginated<Row>,
  { present, audience }: { present: (row: Row) => Item; audience: Audience },
): Promise<Paginated<Item & OfGroup>> {
  const groupOf = await groupsOf(db, type, items, audience)
  return {
    ...rest,
    items: items.map((row) => ({ ...present(forAudience(audience, row)), ...groupOf(row) })),
  }
}

/** An item of a type as its responses have it; for staff with its unpublished changes. */
export async function presentItem<Name extends ContentName, Item extends { id: string }>(
  db: Database,
  type: ContentType<Name, Item>,
  row: ItemRow<Name>,
  audience: Audience = 'staff',
): Promise<Item & OfGroup & { changes?: object }> {
  const groupOf = await groupsOf(db, type, [row], audience)
  const group = groupOf(row)
  const changes = audience === 'staff' ? await presentChanges(db, type, row) : undefined
  return {
    ...type.present(forAudience(audience, row)),
    ...group,
    ...(changes && { changes: { ...changes, item: { ...changes.item, ...group } } }),
  }
}
