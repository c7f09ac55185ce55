import { createHash } from 'node:crypto'
import { plainText } from './plain-text.ts'

/** A field of an item whose text differs from language to language. */
export interface TextField {
  /** Key of the contract. */
  field: string
  text: string
  /** Clean HTML in place of plain text. */
  rich?: true
}

/** What is translated as one: a paragraph, a heading, a list item, a cell, or a whole plain field. */
interface TextBlock {
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
  fields.flatMap(({ field, text, rich }) =>
    rich
      ? blocksIn(text).map((block) => ({ field, ...block }))
      : text.trim()
        ? [{ field, element: 'text', text: text.trim() }]
        : [],
  )

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

/**
 * The same for the same text. Of a picture its alternative text counts: a file that is replaced has
 * another address in every language at once.
 */
function hashOf({ element, text }: TextBlock): string {
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

/** The hashes of blocks by their field, in their order. */
export const hashesOf = (blocks: readonly TextBlock[]): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(blocks, ({ field }) => field)].map(([field, some]) => [
      field,
      some.map(hashOf),
    ]),
  )
