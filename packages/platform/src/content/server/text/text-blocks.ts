import { createHash } from 'node:crypto'
import { plainText } from './rich-text.ts'

/** A field of an item whose text differs from language to language. */
export interface TextField {
  /** Key of the contract. */
  field: string
  text: string
  /** The field has clean HTML in place of plain text. */
  rich?: true
}

/** A unit of translation: a paragraph, a heading, a list item, a cell, or a whole plain field. */
export interface TextBlock {
  field: string
  /** `text` for a plain field. */
  element: string
  /** Clean HTML without block elements, or the text of a plain field. */
  text: string
}

const blockTags =
  /<(\/?)(p|h2|h3|ul|ol|li|blockquote|pre|hr|table|caption|thead|tbody|tr|th|td|figure|figcaption)\b[^>]*>/g

/** The elements that own a text, innermost first: a paragraph in a list item is the item's text. */
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

/** Returns the non-empty blocks of an item's texts, in their order. */
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

/** A top-level element of a field, such as a whole list or table. */
export interface TextPart {
  html: string
  /** The number of the field's blocks in the part; 0 for a rule. */
  blocks: number
}

const emptyParagraph = /^<p>(?:\s|<(?!br|img)[^>]*>)*<\/p>$/
const pictures = /^(?:<img\b[^>]*>\s*)+$/

/** Splits clean HTML between its outermost elements, without empty paragraphs. */
export function partsIn(html: string): TextPart[] {
  const parts: TextPart[] = []
  let depth = 0
  let from = 0
  const endAt = (to: number) => {
    const part = html.slice(from, to).trim()
    from = to
    if (!part || emptyParagraph.test(part)) return
    // Images in a row are one block.
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
 * Hashes a block by its text. An image counts by its alternative text, since replacing a file
 * changes its address in every language at once.
 */
export function hashOf({ element, text }: TextBlock): string {
  const words = text.replace(/<img\b[^>]*>/g, (tag) => `<img ${/alt="[^"]*"/.exec(tag)?.[0]}>`)
  return shortHash(`${element} ${words}`)
}

const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 14)

/** Returns the same digest for the same blocks in any order. */
export const digestOf = (blocks: readonly TextBlock[]): string =>
  shortHash(
    blocks
      .map((block) => `${block.field} ${hashOf(block)}`)
      .toSorted()
      .join('\n'),
  )

/** Returns keys such as `content.2f8a…`; the second of two equal blocks gets `content.2f8a….2`. */
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
