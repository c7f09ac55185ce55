import { createHash } from 'node:crypto'
import { plainText } from './rich-text.ts'

/** A field of an item whose text differs from language to language. */
export interface TextField {
  /** Key of the contract. */
  field: string
  text: string
  /** Clean HTML in place of plain text. */
  rich?: true
}

/** What is translated as one: a paragraph, a heading, a list item, a cell, or a whole plain field. */
export interface TextBlock {
  field: string
  /** `text` for a plain field. */
  element: string
  /** Clean HTML without block elements; of a plain field its text. */
  text: string
}

const blockTags =
  /<(\/?)(p|h2|h3|ul|ol|li|blockquote|pre|hr|table|caption|thead|tbody|tr|th|td|figure|figcaption)\b[^>]*>/g

/** The element that a text belongs to, from within: a paragraph in a list item is its text. */
const naming: ReadonlySet<string> = new Set([
  'li',
  'th',
  'td',
  'h2',
  'h3',
  'pre',
  'caption',
  'figcaption',
])

/** The blocks of an item's texts, in their order; empty ones are none. */
export const blocksOf = (fields: readonly TextField[]): TextBlock[] =>
  fields.flatMap(({ field, text, rich }) => {
    if (rich) return blocksIn(text).map((block) => ({ field, ...block }))
    return text.trim() ? [{ field, element: 'text', text: text.trim() }] : []
  })

function blocksIn(html: string): Omit<TextBlock, 'field'>[] {
  const blocks: Omit<TextBlock, 'field'>[] = []
  const open: string[] = []
  let from = 0
  const endAt = (to: number) => {
    const text = html.slice(from, to).replace(/\s+/g, ' ').trim()
    const element = open.findLast((name) => naming.has(name)) ?? 'p'
    if (text.includes('<img') || plainText(text)) blocks.push({ element, text })
  }
  for (const { 0: tag, 1: closing, 2: name = '', index } of html.matchAll(blockTags)) {
    endAt(index)
    from = index + tag.length
    if (closing) open.splice(open.lastIndexOf(name), 1)
    else if (name !== 'hr') open.push(name)
  }
  endAt(html.length)
  return blocks
}

/** A text of its own in a field: an element that is in no other, such as a whole list or table. */
export interface TextPart {
  html: string
  /** How many of the field's blocks are in it; none in a rule. */
  blocks: number
}

const emptyParagraph = /^<p>(?:\s|<(?!br|img)[^>]*>)*<\/p>$/
const pictures = /^(?:<img\b[^>]*>\s*)+$/

/** Clean HTML cut between its outermost elements; an empty paragraph is none. */
export function partsIn(html: string): TextPart[] {
  const parts: TextPart[] = []
  let depth = 0
  let from = 0
  const endAt = (to: number) => {
    const part = html.slice(from, to).trim()
    from = to
    if (!part || emptyParagraph.test(part)) return
    // Pictures in a row are one block.
    const all = pictures.test(part) ? part.split(/(?=<img)/) : [part]
    const blocks = blocksIn(part).length
    for (const [at, one] of all.entries()) parts.push({ html: one, blocks: at ? 0 : blocks })
  }
  for (const { 0: tag, 1: closing, 2: name, index } of html.matchAll(blockTags)) {
    if (closing) depth -= 1
    else if (depth === 0) endAt(index)
    if (!closing && name !== 'hr') depth += 1
    else if (depth === 0) endAt(index + tag.length)
  }
  endAt(html.length)
  return parts
}

/**
 * The same for the same text. Of a picture its alternative text counts: a file that is replaced has
 * another address in every language at once.
 */
export function hashOf({ element, text }: TextBlock): string {
  const words = text.replace(/<img\b[^>]*>/g, (tag) => `<img ${/alt="[^"]*"/.exec(tag)?.[0]}>`)
  return shortHash(`${element} ${words}`)
}

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 14)

/** The same for the same blocks, in whatever order they stand. */
export const digestOf = (blocks: readonly TextBlock[]): string =>
  shortHash(
    blocks
      .map((block) => `${block.field} ${hashOf(block)}`)
      .toSorted()
      .join('\n'),
  )

/** `content.2f8a…`, of the second of two that are the same `content.2f8a….2`. */
export function keysOf(blocks: readonly TextBlock[]): string[] {
  const seen = new Map<string, number>()
  return blocks.map((block) => {
    const key = `${block.field}.${hashOf(block)}`
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    return times === 1 ? key : `${key}.${times}`
  })
}

/** The hashes of blocks by their field, in their order. */
export type Hashes = Readonly<Record<string, readonly string[]>>

export const hashesOf = (blocks: readonly TextBlock[]): Hashes =>
  Object.fromEntries(
    [...Map.groupBy(blocks, ({ field }) => field)].map(([field, some]) => [
      field,
      some.map(hashOf),
    ]),
  )
