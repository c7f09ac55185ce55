import { compareBlocks } from './compare-blocks.ts'
import type { TextBlock } from './text-blocks.ts'

/** Returns the text of a block without its link targets and image sources. */
const wordsOf = ({ field, element, text }: TextBlock): string =>
  `${field} ${element} ${withoutAddresses(text)}`

const withoutAddresses = (text: string): string =>
  text
    .replace(/<a\b[^>]*>/g, '<a>')
    .replace(/<img\b[^>]*>/g, (tag) => `<img>${/alt="([^"]*)"/.exec(tag)?.[1] ?? ''}`)

/** Titles, like names, are often the same in every language; code and numbers always are. */
const isTranslated = ({ field, element, text }: TextBlock): boolean =>
  field !== 'title' &&
  element !== 'pre' &&
  /\p{L}{3}/u.test(withoutAddresses(text).replace(/<[^>]*>/g, ''))

/**
 * Returns the blocks of a source that an item contains word for word: copies that still need a
 * translation.
 */
export function copiesIn(item: readonly TextBlock[]): (block: TextBlock) => boolean {
  const own = new Set(item.map(wordsOf))
  return (block) => isTranslated(block) && own.has(wordsOf(block))
}

const fieldsOf = (item: readonly TextBlock[]) => new Set(item.map(({ field }) => field))

/**
 * Returns the blocks of the source that a new translation contains, without copies and missing
 * text.
 */
export function translatedBlocks(
  source: readonly TextBlock[],
  item: readonly TextBlock[],
): TextBlock[] {
  const [isCopied, fields] = [copiesIn(item), fieldsOf(item)]
  return source.filter((block) => fields.has(block.field) && !isCopied(block))
}

interface Saved {
  /** The approved blocks of the source, and its current blocks. */
  approved: readonly TextBlock[]
  now: readonly TextBlock[]
  /** The translation. */
  before: readonly TextBlock[]
  after: readonly TextBlock[]
}

/**
 * Returns the approved blocks after a save of the translation. An edit approves a copied block, and
 * the first text of a field approves its blocks. Mere copies of the source lose their approval.
 */
export function approvedAfterSave({ approved, now, before, after }: Saved): TextBlock[] {
  const [wasCopied, isCopied] = [copiesIn(before), copiesIn(after)]
  const [hadText, hasText] = [fieldsOf(before), fieldsOf(after)]
  const isBegun = ({ field }: TextBlock) => hasText.has(field) && !hadText.has(field)
  return compareBlocks(approved, now).flatMap(({ was, is }) => {
    const isDone = is && !isCopied(is) && hasText.has(is.field) && (wasCopied(is) || isBegun(is))
    if (isDone) return is
    return was && !(isCopied(was) && !wasCopied(was)) ? was : []
  })
}
