import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import type { Approval, Block, Comparison } from '../freshness-schemas.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import { align, type Pair } from './align.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from './content-type.ts'
import { findFreshness, recordApproval, textBlocks } from './freshness.ts'
import { getItem } from './lists.ts'
import { hashOf, keysOf, type TextBlock } from './text-blocks.ts'
import { getItemForUpdate, stale } from './writes.ts'

/**
 * A counterpart block by block: what has changed in it since the item was approved against it. Beside
 * itself an item is only cut into blocks.
 */
export async function compareItem<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  id: string,
  wanted?: string,
): Promise<Comparison> {
  const item = await getItem(db, type, id)
  const sourceId = wanted ?? (await findFreshness(db, type, [item.family])).get(id)?.sourceId
  if (!sourceId) throw notFound()
  const source = sourceId === id ? item : await sourceOf(db, type, item, sourceId, 'source')
  const now = textBlocks(type, source)
  const then = await approvedBlocks(db, type.name, id, sourceId)
  return {
    id,
    sourceId,
    sourceVersion: source.version,
    isSource: then !== undefined,
    blocks: compare(then ?? now, now).map(({ is, was, key }) => presentBlock(key, is, was)),
  }
}

/** Notes that the item says what these blocks of the source say by now, or no longer say. */
export async function approveItem<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { id, sourceId, sourceVersion, blocks }: Approval,
): Promise<ItemRow<Name>> {
  const item = await getItemForUpdate(db, type, { id })
  const source = await sourceOf(db, type, item, sourceId, 'sourceId')
  if (source.version !== sourceVersion) throw await stale(db, type, source)
  const now = textBlocks(type, source)
  const then = (await approvedBlocks(db, type.name, id, sourceId)) ?? []
  const place = { kind: type.name, itemId: id, sourceId }
  await recordApproval(db, place, blocks === 'all' ? now : approved(then, now, blocks))
  return item
}

/** What is approved after these blocks are: of the others, what was. */
function approved(
  then: readonly TextBlock[],
  now: readonly TextBlock[],
  keys: readonly string[],
): TextBlock[] {
  const compared = compare(then, now)
  const known = new Set(compared.map(({ key }) => key))
  if (keys.some((key) => !known.has(key)))
    throw invalidField('blocks', 'unknown', 'no such block in the source')
  const chosen = new Set(keys)
  return compared.flatMap(({ key, is, was }) => (chosen.has(key) ? (is ?? []) : (was ?? [])))
}

interface Compared {
  key: string
  was?: TextBlock
  is?: TextBlock
}

function compare(then: readonly TextBlock[], now: readonly TextBlock[]): Compared[] {
  const fields = new Set([...now, ...then].map(({ field }) => field))
  return [...fields].flatMap((field) => {
    const [before, after] = [then, now].map((blocks) =>
      blocks.filter((block) => block.field === field),
    ) as [TextBlock[], TextBlock[]]
    const [keysBefore, keysAfter] = [keysOf(before), keysOf(after)]
    const likeness = (was: number, is: number) => likenessOf(before[was]!.text, after[is]!.text)
    return align(before.map(hashOf), after.map(hashOf), likeness).map(({ was, is }: Pair) => ({
      key: (is === undefined ? keysBefore[was!] : keysAfter[is])!,
      ...(was !== undefined && { was: before[was]! }),
      ...(is !== undefined && { is: after[is]! }),
    }))
  })
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/** The words that both have, of all that they have. */
function likenessOf(a: string, b: string): number {
  const [these, those] = [wordsOf(a), wordsOf(b)]
  return (2 * these.intersection(those).size) / (these.size + those.size || 1)
}

function presentBlock(key: string, is?: TextBlock, was?: TextBlock): Block {
  const block = (is ?? was)!
  if (!is) return { key, ...block, state: 'removed' }
  if (!was) return { key, ...block, state: 'added' }
  if (hashOf(is) === hashOf(was)) return { key, ...block, state: 'same' }
  return { key, ...block, state: 'changed', was: was.text }
}

async function sourceOf<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  item: ItemRow<Name>,
  sourceId: string,
  field: string,
): Promise<ItemRow<Name>> {
  const source = await itemsOf(db)
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', sourceId)
    .where('id', '!=', item.id)
    .where('family', '=', item.family)
    .executeTakeFirst()
  if (!source) throw invalidField(field, 'unknown', 'no such counterpart')
  return source as ItemRow<Name>
}

async function approvedBlocks(
  db: Database,
  kind: ContentTypeName,
  itemId: string,
  sourceId: string,
): Promise<readonly TextBlock[] | undefined> {
  const row = await db
    .selectFrom('approved_text')
    .select('blocks')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
  return row?.blocks
}
