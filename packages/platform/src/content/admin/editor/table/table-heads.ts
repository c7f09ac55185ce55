import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { TableMap } from '@tiptap/pm/tables'
import { nodeAt } from '../nodes.ts'
import { cellAt, spansOf, tableAt, type TableAt } from './table-at.ts'

const isHeadRow = (row: Node): boolean =>
  row.children.every(
    ({ type, attrs }) =>
      type.name === 'tableHeader' && !String(attrs['scope'] ?? '').startsWith('row'),
  )

/** How many rows are the head. */
export function headRows({ children }: Node): number {
  const body = children.findIndex((row) => !isHeadRow(row))
  return body < 0 ? children.length : body
}

export function setHeads(tr: Transaction, at: TableAt, row: number): void {
  const { width, map } = TableMap.get(at.rows)
  for (const cell of new Set(map.slice(row * width, (row + 1) * width)))
    setCell(tr, at, cell, 'col')
}

/** Makes a cell a heading, or no more. Its size does not change. */
function setCell(
  tr: Transaction,
  { start, rows }: TableAt,
  cell: number,
  scope: 'col' | 'row' | null,
) {
  const { nodes } = rows.type.schema
  const type = scope ? nodes['tableHeader'] : nodes['tableCell']
  tr.setNodeMarkup(start + cell, type, { ...spansOf(nodeAt(rows, cell)), ...(scope && { scope }) })
}

export const hasHeadRow = ({ rows }: TableAt): boolean => headRows(rows) > 0

/** The cells of the first column below the head. */
function firstCells({ rows }: TableAt): number[] {
  const map = TableMap.get(rows)
  const lines = Array.from({ length: map.height }, (_, row) => row).slice(headRows(rows))
  return [...new Set(lines.map((row) => cellAt(map, row, 0)))]
}

export const hasHeadColumn = (at: TableAt): boolean => {
  const cells = firstCells(at)
  return (
    cells.length > 0 && cells.every((cell) => nodeAt(at.rows, cell).type.name === 'tableHeader')
  )
}

/** The first row becomes the head; a table that has a head loses it, not its words. */
export function toggleHeadRow({ state, view }: Editor): void {
  const at = tableAt(state)
  if (!at) return
  const { tr } = state
  const { width, map } = TableMap.get(at.rows)
  const heads = headRows(at.rows)
  if (heads) for (const cell of new Set(map.slice(0, heads * width))) setCell(tr, at, cell, null)
  else setHeads(tr, at, 0)
  view.dispatch(tr)
  view.focus()
}

export function toggleHeadColumn({ state, view }: Editor): void {
  const at = tableAt(state)
  if (!at) return
  const { tr } = state
  for (const cell of firstCells(at)) setCell(tr, at, cell, hasHeadColumn(at) ? null : 'row')
  view.dispatch(tr)
  view.focus()
}
