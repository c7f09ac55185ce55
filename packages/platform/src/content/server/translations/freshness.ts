import { sql, type ColumnType, type RawBuilder } from 'kysely'
import { isOneOf } from '#src/server/database/is-one-of.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { countChanges } from '../text/align.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { blocksOf, digestOf, hashesOf, type Hashes, type TextBlock } from '../text/text-blocks.ts'

/** Digests of an item's text for queries that do not read the text; each write updates them. */
interface ItemTextTable {
  kind: ContentTypeName
  item_id: string
  digest: string
  /** The hashes by field. */
  hashes: Json<Hashes>
}

/**
 * The source text that a translation was last found to match. The record belongs to the
 * translation: a write of the source never changes it.
 */
interface ApprovedTextTable {
  kind: ContentTypeName
  item_id: string
  source_id: string
  digest: string
  hashes: Json<Hashes>
  blocks: Json<readonly TextBlock[]>
}

type Json<Value> = ColumnType<Value, string, string>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    item_text: ItemTextTable
    approved_text: ApprovedTextTable
  }
}

export const textBlocks = <Name extends ContentName>(
  type: ContentType<Name>,
  row: ItemRow<Name>,
): TextBlock[] => blocksOf(type.texts(row))

/** Records the current text of an item. */
export async function recordText<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<void> {
  const blocks = textBlocks(type, row)
  const text = { digest: digestOf(blocks), hashes: JSON.stringify(hashesOf(blocks)) }
  await db
    .insertInto('item_text')
    .values({ kind: type.name, item_id: row.id, ...text })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(text))
    .execute()
}

/** Records the source text that an item matches. */
export async function recordApproval(
  db: WriteTransaction,
  { kind, itemId, sourceId }: Approved,
  blocks: readonly TextBlock[],
): Promise<void> {
  const approval = {
    source_id: sourceId,
    digest: digestOf(blocks),
    hashes: JSON.stringify(hashesOf(blocks)),
    blocks: JSON.stringify(blocks),
  }
  await db
    .insertInto('approved_text')
    .values({ kind, item_id: itemId, ...approval })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(approval))
    .execute()
}

interface Approved {
  kind: ContentTypeName
  itemId: string
  sourceId: string
}

/** Returns the source of an item and the matching text; undefined for an item without a source. */
export async function approvalOf(
  db: Database,
  kind: ContentTypeName,
  itemId: string,
): Promise<{ sourceId: string; blocks: readonly TextBlock[] } | undefined> {
  return db
    .selectFrom('approved_text')
    .select(['source_id as sourceId', 'blocks'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

/** Returns undefined for an item that was not made from this source. */
export async function approvedBlocks(
  db: Database,
  { kind, itemId, sourceId }: Approved,
): Promise<readonly TextBlock[] | undefined> {
  const approval = await approvalOf(db, kind, itemId)
  return approval?.sourceId === sourceId ? approval.blocks : undefined
}

/** Removes the source of an item that has left its translation group. */
export async function forgetApproval(
  db: WriteTransaction,
  kind: ContentTypeName,
  itemId: string,
): Promise<void> {
  await db
    .deleteFrom('approved_text')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
}

export async function forgetText(
  db: WriteTransaction,
  kind: ContentTypeName,
  itemId: string,
): Promise<void> {
  await db.deleteFrom('item_text').where('kind', '=', kind).where('item_id', '=', itemId).execute()
  await forgetApproval(db, kind, itemId)
}

/** Whether the item in a query of its table is outdated against the text of its source. */
export function isOutdated<Name extends ContentName>(
  type: Pick<ContentType<Name>, 'name'>,
): RawBuilder<boolean> {
  const own = sql.table(type.name)
  return sql<boolean>`exists (
    select 1 from approved_text
      join item_text on item_text.kind = approved_text.kind
        and item_text.item_id = approved_text.source_id
      join ${own} source on source.id = approved_text.source_id
    where approved_text.kind = ${type.name} and approved_text.item_id = ${own}.id
      and source.family = ${own}.family and item_text.digest <> approved_text.digest)`
}

export interface Freshness {
  sourceId: string
  behind: number
}

/** Returns the source of each translation in a group, and the number of its outdated blocks. */
export async function findFreshness<Name extends ContentName>(
  db: Database,
  type: Pick<ContentType<Name>, 'name'>,
  groups: readonly string[],
): Promise<ReadonlyMap<string, Freshness>> {
  if (!groups.length) return new Map()
  // Cross joins force this order on SQLite, which has no statistics and would read the approved
  // texts of all items.
  const made = await itemsOf(db)
    .selectFrom(`${tableOf(type)} as made`)
    .crossJoin('approved_text')
    .crossJoin(`${tableOf(type)} as source`)
    .crossJoin('item_text')
    .whereRef('approved_text.item_id', '=', 'made.id')
    .whereRef('source.id', '=', 'approved_text.source_id')
    .whereRef('item_text.item_id', '=', 'source.id')
    .where('approved_text.kind', '=', type.name)
    .where('item_text.kind', '=', type.name)
    .whereRef('made.family', '=', 'source.family')
    .where(isOneOf(db, 'made.family', groups))
    .select(['made.id', 'source.id as sourceId'])
    .select([
      ifChanged(sql.ref('approved_text.hashes')).as('then'),
      ifChanged(sql.ref('item_text.hashes')).as('now'),
    ])
    .execute()
  return new Map(
    made.map(({ id, sourceId, then, now }) => [
      id,
      { sourceId, behind: changesBetween(then, now) },
    ]),
  )
}

/** Most sources are unchanged, and the query reads none of their hashes. */
const ifChanged = (hashes: RawBuilder<unknown>) => sql<string | null>`
  case when approved_text.digest <> item_text.digest then cast(${hashes} as text) end`

function changesBetween(then: string | null, now: string | null): number {
  const read = (text: string | null) => JSON.parse(text ?? '{}') as Hashes
  const [before, after] = [read(then), read(now)]
  return Object.keys({ ...before, ...after })
    .map((field) => countChanges(before[field] ?? [], after[field] ?? []))
    .reduce((sum, count) => sum + count, 0)
}
