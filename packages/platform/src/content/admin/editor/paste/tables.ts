import { isBold, plain, type Marks } from './marks.ts'
import { tagsIn, type Tag } from './parse.ts'

interface Cell {
  tag: Tag
  html: string
  isHead: boolean
}

interface Row {
  cells: Cell[]
  isHead: boolean
}

type Render = (cell: Tag, marks: Marks) => string

/** Whether the table only places its content: one cell, or tables within. */
export function isLayout(table: Tag): boolean {
  const tags = tagsIn(table)
  const cells = tags.filter(isCell)
  const role = table.attributes['role']
  return cells.length < 2 || role === 'presentation' || tags.some(({ name }) => name === 'table')
}

/** Whether a table shows data in a grid, and cannot stay a table because another is in one of its cells. */
export function isNestedGrid(table: Tag): boolean {
  const cells = cellsOf(table)
  const isBordered = Number(table.attributes['border']) > 0 || cells.some(hasBorder)
  const isNested = tagsIn(table).some(({ name }) => name === 'table')
  return isNested && isBordered && cells.length > 1 && table.attributes['role'] !== 'presentation'
}

const hasBorder = ({ style }: Tag) =>
  Object.entries(style).some(
    ([name, value]) =>
      name.startsWith('border') && /\b(?:solid|dashed|dotted|double)\b/.test(value),
  )

const isCell = ({ name }: Tag) => name === 'td' || name === 'th'

/** The cells of a table for the layout, in order. */
export const cellsOf = (table: Tag): Tag[] => table.children.flatMap(outerCells)

function outerCells(piece: Tag | string): Tag[] {
  if (typeof piece === 'string') return []
  return isCell(piece) || piece.name === 'caption' ? [piece] : piece.children.flatMap(outerCells)
}

/** A table of ours. Its first row is its head where it is marked so or all of it is bold. */
export function tableOf(table: Tag, caption: string, render: Render): string {
  const rows = rowsOf(table, false, render)
  const [first, ...others] = rows
  if (!first) return ''
  if (!rows.some(({ isHead }) => isHead) && isBoldRow(first) && !others.every(isBoldRow)) {
    first.isHead = true
    for (const cell of first.cells) cell.html = cell.html.replaceAll(/<\/?strong>/g, '')
  }
  const bodyStart = rows.findIndex(({ isHead }) => !isHead)
  const head = bodyStart < 0 ? [] : rows.slice(0, bodyStart)
  const body = rows.slice(head.length)
  const parts = [
    caption && `<caption>${caption}</caption>`,
    head.length > 0 && `<thead>${head.map((row) => rowHtml(row, 'col')).join('')}</thead>`,
    `<tbody>${body.map((row) => rowHtml(row, 'row')).join('')}</tbody>`,
  ]
  return `<table>${parts.filter(Boolean).join('')}</table>`
}

function rowsOf(tag: Tag, inHead: boolean, render: Render): Row[] {
  return tag.children.flatMap((piece) => {
    if (typeof piece === 'string' || piece.style['display'] === 'none') return []
    if (piece.name !== 'tr') return rowsOf(piece, inHead || piece.name === 'thead', render)
    const cells = cellsOf(piece).map((cell) => cellOf(cell, inHead || cell.name === 'th', render))
    return cells.length ? [{ cells, isHead: cells.every(({ isHead }) => isHead) }] : []
  })
}

function cellOf(tag: Tag, isHead: boolean, render: Render): Cell {
  const strong = !isHead && isBold(tag.style['font-weight'] ?? '')
  const html = render(tag, { ...plain, strong })
  return { tag, isHead, html: isHead ? html.replaceAll(/<\/?strong>/g, '') : html }
}

/** Whether all text of the row is bold, and there is some. */
const isBoldRow = ({ cells }: Row): boolean => {
  const texts = cells.map(({ html }) => html)
  const left = texts.map((html) =>
    html.replace(/<strong>.*?<\/strong>/gs, '').replace(/<[^>]+>/g, ''),
  )
  return texts.some((html) => html.includes('<strong>')) && left.every((text) => !text.trim())
}

function rowHtml({ cells, isHead }: Row, scope: 'col' | 'row'): string {
  const html = cells.map((cell) => {
    const name = isHead || cell.isHead ? 'th' : 'td'
    const spans = ['colspan', 'rowspan']
      .map((span) => [span, Number(cell.tag.attributes[span])] as const)
      .filter(([, number]) => Number.isInteger(number) && number > 1)
      .map(([span, number]) => ` ${span}="${number}"`)
    const heads = name === 'th' ? ` scope="${scope}"` : ''
    return `<${name}${spans.join('')}${heads}>${cell.html}</${name}>`
  })
  return `<tr>${html.join('')}</tr>`
}
