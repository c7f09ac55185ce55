import { textOf, type Piece, type Tag } from './parse.ts'

/** One item of a list, however its source says so; an item at a deeper level belongs to the one before. */
export interface ListItem {
  level: number
  ordered: boolean
  /** Of which list it is: two lists may follow each other. */
  list: string
  /** Its number, where the source says it. */
  number?: number | undefined
  body: string
}

/** Items in a row as nested lists. */
export function listsOf(items: readonly ListItem[]): string {
  const [first] = items
  if (!first) return ''
  const end = items.findIndex((item, at) => at > 0 && !isInListOf(first, item))
  const own = end < 0 ? items : items.slice(0, end)
  const name = first.ordered ? 'ol' : 'ul'
  const start = first.ordered && first.number && first.number > 1 ? ` start="${first.number}"` : ''
  const rest = end < 0 ? '' : listsOf(items.slice(end))
  return `<${name}${start}>${entriesOf(own, first.level)}</${name}>${rest}`
}

const isInListOf = (first: ListItem, item: ListItem) =>
  item.level > first.level || (item.list === first.list && item.ordered === first.ordered)

function entriesOf(items: readonly ListItem[], level: number): string {
  const [first, ...others] = items
  if (!first) return ''
  const next = others.findIndex((item) => item.level <= level)
  const deeper = next < 0 ? others : others.slice(0, next)
  const rest = next < 0 ? [] : others.slice(next)
  return `<li>${first.body}${listsOf(deeper)}</li>${entriesOf(rest, level)}`
}

/** What Word says of a paragraph that is a list's: `mso-list:l0 level2 lfo1`, and the mark before its text. */
export function wordListOf(tag: Tag): Omit<ListItem, 'body'> | null {
  const [, list = '', level = ''] = /^(l\d+) level(\d+)/.exec(tag.style['mso-list'] ?? '') ?? []
  if (!list) return null
  const label = labelIn(tag).replace(/[\s\u00a0]+/g, '')
  const number = /(\d+)[.)]?$/.exec(label)?.[1]
  const ordered = /^\(?(?:[\da-z]{1,6}|[\d.]+)[.)]$|^\d+(?:\.\d+)*$/i.test(label)
  const of = /lfo\d+/.exec(tag.style['mso-list'] ?? '')?.[0] ?? ''
  return {
    level: Number(level),
    ordered,
    list: `${list} ${of}`,
    number: number === undefined ? undefined : Number(number),
  }
}

/** Whether the element holds the mark of a list item, which is not text. */
export const isListLabel = (tag: Tag): boolean => tag.style['mso-list'] === 'ignore'

function labelIn(piece: Piece): string {
  if (typeof piece === 'string') return ''
  return isListLabel(piece) ? textOf(piece) : piece.children.map(labelIn).join('')
}

/** The level that an item says of itself, as Word and Google Docs write it on the web. */
export function levelOf({ attributes }: Tag): number | undefined {
  const level = Number(attributes['data-aria-level'] ?? attributes['aria-level'])
  return Number.isInteger(level) && level > 0 ? level : undefined
}
