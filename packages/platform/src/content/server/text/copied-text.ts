import { compareBlocks } from './compare-blocks.ts'
import type { TextBlock } from './text-blocks.ts'

/** What a block says, wherever its links lead and its pictures lie. */
const wordsOf = ({ field, element, text }: TextBlock): string =>
  `${field} ${element} ${withoutAddresses(text)}`

const withoutAddresses = (text: string): string =>
  text
    .replace(/<a\b[^>]*>/g, '<a>')
    .replace(/<img\b[^>]*>/g, (tag) => `<img>${/alt="([^"]*)"/.exec(tag)?.[1] ?? ''}`)

/** Titles are often the same in every language, as names are; code and numbers always. */
const isTranslated = ({ field, element, text }: TextBlock): boolean =>
  field !== 'title' &&
  element !== 'pre' &&
  /\p{L}{3}/u.test(withoutAddresses(text).replace(/<[^>]*>/g, ''))

/** Which blocks of a source an item has word for word: they were copied, and wait for a translation. */
export function copiesIn(item: readonly TextBlock[]): (block: TextBlock) => boolean {
  const own = new Set(item.map(wordsOf))
  return (block) => isTranslated(block) && own.has(wordsOf(block))
}

const fieldsOf = (item: readonly TextBlock[]) => new Set(item.map(({ field }) => field))

/** What a new translation says of its source: all but what it has only copied, or has no text for. */
export function translatedBlocks(
  source: readonly TextBlock[],
  item: readonly TextBlock[],
): TextBlock[] {
  const [isCopied, fields] = [copiesIn(item), fieldsOf(item)]
  return source.filter((block) => fields.has(block.field) && !isCopied(block))
}

interface Saved {
  /** The blocks of the source that were approved, and those that it has now. */
  approved: readonly TextBlock[]
  now: readonly TextBlock[]
  /** The translation. */
  before: readonly TextBlock[]
  after: readonly TextBlock[]
}

/**
 * What is approved after a save of the translation: a copied block once it has been edited, the blocks
 * of a field with its first text; and no more what was only copied from the source.
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
