import { z } from 'zod'
import { itemId } from '#src/rest/item.ts'
import { withExample } from '#src/rest/example.ts'

/**
 * Where a block of a source stands against the text that an item was approved by. Untranslated: the
 * item has it word for word.
 */
const blockState = z.enum(['same', 'changed', 'added', 'removed', 'untranslated'])

/** A paragraph, heading, list item or cell of an item, or a whole plain field. */
const block = z.strictObject({
  key: withExample(z.string(), 'content-1'),
  /** Key of the contract. */
  field: withExample(z.string(), 'content'),
  /** `p`, `h2`, `h3`, `li`, `th`, `td`, `caption`, `figcaption`, `pre`; `text` for a plain field. */
  element: withExample(z.string(), 'p'),
  /** Clean HTML without block elements; of a plain field its text. */
  text: withExample(z.string(), 'Anchors above the racks.'),
  state: blockState,
  /** Of one that has changed: the text that was approved. */
  was: withExample(z.string(), 'Anchors between the racks.').optional(),
})

/** A plain field, or an element of a rich text that is in no other, such as a whole list or table. */
const part = z.strictObject({
  field: withExample(z.string(), 'content'),
  /** Clean HTML. Absent: a plain field, or blocks that were removed before everything else. */
  html: withExample(z.string(), '<p>Anchors above the racks.</p>').optional(),
  /** The keys of the blocks in it, and of those that were removed after them. */
  blocks: z.array(withExample(z.string(), 'content-1')),
})

export const comparison = z.strictObject({
  id: itemId,
  sourceId: itemId,
  sourceVersion: z.number().int(),
  /** Whether the item was made from this translation; else nothing is known of its blocks. */
  isSource: z.boolean(),
  /** In the order of the source; what was removed follows what it stood behind. */
  blocks: z.array(block),
  /** The source as it is, in its order, with the blocks that are in each part of it. */
  parts: z.array(part),
})

export const approval = z.strictObject({
  id: itemId,
  sourceId: itemId,
  sourceVersion: z.int32(),
  blocks: z.union([z.literal('all'), z.array(z.string().max(100)).max(10_000)]),
})

export type Approval = z.output<typeof approval>
export type Comparison = z.output<typeof comparison>
export type Part = z.output<typeof part>
export type Block = z.output<typeof block>
