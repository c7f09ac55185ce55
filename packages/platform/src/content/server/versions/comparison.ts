import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import type { Approval, Block, Comparison, Part } from '#src/content/freshness-schemas.ts'
import { compareBlocks, type Compared } from '../text/compare-blocks.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { copiesIn } from '../text/copied-text.ts'
import {
  approvedBlocks,
  findFreshness,
  recordApproval,
  textBlocks,
} from '../translations/freshness.ts'
import { getItem } from '../lists/lists.ts'
import { rowWithChanges } from '../shared-drafts/read.ts'
import { hashOf, partsIn, type TextBlock, type TextField } from '../text/text-blocks.ts'
import { getItemForUpdate, stale } from '../changes/writes.ts'

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
  const source = sourceId === id ? item : await sourceOf(db, type, item, { source: sourceId })
  const now = textBlocks(type, source)
  const then = await approvedBlocks(db, { kind: type.name, itemId: id, sourceId })
  const compared = compareBlocks(then ?? now, now)
  // What is still to be translated is what the editor shows.
  const isCopied = copiesIn(textBlocks(type, await rowWithChanges(db, type, item)))
  return {
    id,
    sourceId,
    sourceVersion: source.version,
    isSource: then !== undefined,
    blocks: compared.map((one) => presentBlock(one, isCopied)),
    parts: presentParts(type.texts(source), compared),
  }
}

/** Notes that the item says what these blocks of the source say by now, or no longer say. */
export async function approveItem<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { id, sourceId, sourceVersion, blocks }: Approval,
): Promise<ItemRow<Name>> {
  const item = await getItemForUpdate(db, type, { id })
  const source = await sourceOf(db, type, item, { sourceId })
  if (source.version !== sourceVersion) throw await stale(db, type, source)
  const now = textBlocks(type, source)
  const place = { kind: type.name, itemId: id, sourceId }
  const then = (await approvedBlocks(db, place)) ?? []
  await recordApproval(db, place, blocks === 'all' ? now : approved(then, now, blocks))
  return item
}

/** What is approved after these blocks are: of the others, what was. */
function approved(
  then: readonly TextBlock[],
  now: readonly TextBlock[],
  keys: readonly string[],
): TextBlock[] {
  const compared = compareBlocks(then, now)
  const known = new Set(compared.map(({ key }) => key))
  if (keys.some((key) => !known.has(key)))
    throw invalidField('blocks', 'unknown', 'The source does not have this block. Reload the page.')
  const chosen = new Set(keys)
  return compared.flatMap(({ key, is, was }) => (chosen.has(key) ? (is ?? []) : (was ?? [])))
}

function presentBlock({ key, is, was }: Compared, isCopied: (block: TextBlock) => boolean): Block {
  const block = (is ?? was)!
  if (!is) return { key, ...block, state: 'removed' }
  if (!was) return { key, ...block, state: isCopied(is) ? 'untranslated' : 'added' }
  if (hashOf(is) === hashOf(was)) return { key, ...block, state: 'same' }
  return { key, ...block, state: 'changed', was: was.text }
}

/** The parts of a source, each with the blocks that it consists of. */
function presentParts(fields: readonly TextField[], compared: readonly Compared[]): Part[] {
  const parts: Part[] = []
  for (const { field, text, rich } of fields) {
    const left = rich ? partsIn(text) : []
    /** How many blocks the last part still lacks. */
    let lacking = rich ? 0 : Infinity
    let last: Part | undefined
    const begin = (html?: string) => {
      last = { field, ...(html !== undefined && { html }), blocks: [] }
      parts.push(last)
    }
    const beginNext = () => {
      const { html, blocks } = left.shift()!
      lacking = blocks
      begin(html)
    }
    for (const { key, is, was } of compared) {
      if ((is ?? was)!.field !== field) continue
      while (is && left.length && lacking === 0) beginNext()
      if (!last) begin()
      last!.blocks.push(key)
      if (is) lacking -= 1
    }
    while (left.length) beginNext()
  }
  return parts
}

/** The source that a request asks for, under the name of its field in the request. */
async function sourceOf<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  item: ItemRow<Name>,
  asked: { source: string } | { sourceId: string },
): Promise<ItemRow<Name>> {
  const [field, sourceId] =
    'source' in asked ? ['source', asked.source] : ['sourceId', asked.sourceId]
  const source = await itemsOf(db)
    .selectFrom(tableOf(type))
    .selectAll()
    .where('id', '=', sourceId)
    .where('id', '!=', item.id)
    .where('family', '=', item.family)
    .executeTakeFirst()
  if (!source)
    throw invalidField(
      field,
      'unknown',
      'This translation does not exist. It may have been deleted.',
    )
  return source as ItemRow<Name>
}
