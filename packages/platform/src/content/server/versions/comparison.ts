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
import { required } from '#src/values/required.ts'

/**
 * Compares a translation with its source, block by block, and marks the changes since the item was
 * approved. Compared with itself, an item is only split into blocks.
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
  // The editor shows the blocks that still need a translation.
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

/** Records that the item matches these blocks of the source, or no longer matches them. */
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

/**
 * Returns the approved blocks after the approval of these blocks; other blocks keep their state.
 */
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

/** Returns the parts of a source, each with its blocks. */
function presentParts(fields: readonly TextField[], compared: readonly Compared[]): Part[] {
  const parts: Part[] = []
  for (const { field, text, rich } of fields) {
    const left = rich ? partsIn(text) : []
    /** The number of blocks that the last part still lacks. */
    let lacking = rich ? 0 : Infinity
    let last: Part | undefined
    const begin = (html?: string) => {
      last = { field, ...(html !== undefined && { html }), blocks: [] }
      parts.push(last)
    }
    const beginNext = () => {
      const { html, blocks } = required(left.shift(), 'the next part')
      lacking = blocks
      begin(html)
    }
    for (const { key, is, was } of compared) {
      if ((is ?? was)!.field !== field) continue
      while (is && left.length && lacking === 0) beginNext()
      if (!last) begin()
      last?.blocks.push(key)
      if (is) lacking -= 1
    }
    while (left.length) beginNext()
  }
  return parts
}

/** Finds the source of a request, under the name of its field in the request. */
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
