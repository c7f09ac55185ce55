import { listsOf, type ListItem } from './lists.ts'

/** A finished block, or an item that becomes a list with its neighbours. */
export type Block = string | ListItem

/** Blocks as HTML, list items in a row as lists. */
export function htmlOf(blocks: readonly Block[]): string {
  const parts: string[] = []
  let items: ListItem[] = []
  for (const block of [...blocks, '']) {
    if (typeof block !== 'string') items.push(block)
    else {
      parts.push(listsOf(items), block)
      items = []
    }
  }
  return parts.join('')
}
