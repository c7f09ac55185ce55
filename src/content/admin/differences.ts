/** A field whose value differs between two versions, both as text. */
export interface Difference {
  field: string
  theirs: string
  mine: string
}

const contextBlocks = 1
const maxCharacters = 600

/** The blocks in which two texts differ, without their common beginning and end. */
export function differingBlocks(theirs: string, mine: string): [theirs: string, mine: string] {
  const [a, b] = [blocksOf(theirs), blocksOf(mine)]
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const cut = (blocks: string[]) =>
    shorten(
      blocks.slice(Math.max(0, start - contextBlocks), blocks.length - end),
      start > contextBlocks,
    )
  return [cut(a), cut(b)]
}

function blocksOf(html: string): string[] {
  return html
    .split(/<\/(?:p|h2|h3|li|pre|blockquote)>|<hr\s*\/?>/)
    .map(readable)
    .filter(Boolean)
}

const readable = (html: string) =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .trim()

function shorten(blocks: string[], isCutAtStart: boolean): string {
  const text = `${isCutAtStart ? '…\n' : ''}${blocks.join('\n')}`
  if (text.length > maxCharacters) return `${text.slice(0, maxCharacters)}…`
  return text || '(nothing)'
}
