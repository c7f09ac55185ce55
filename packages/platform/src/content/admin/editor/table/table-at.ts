import type { Node } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import type { TableMap } from '@tiptap/pm/tables'
import { required } from '#src/values/required.ts'
import { nodeAt } from '../nodes.ts'

export interface TableAt {
  table: Node
  /** Of the table in the document. */
  position: number
  rows: Node
  /** Where the rows begin. */
  start: number
}

/** The table around the cursor; null outside of tables. */
export function tableAt({ selection: { $from } }: EditorState): TableAt | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const table = $from.node(depth)
    if (table.type.name === 'table') return tableOf(table, $from.before(depth))
  }
  return null
}

export function tableOf(table: Node, position: number): TableAt {
  const rows = required(table.lastChild, 'the rows of the table')
  return { table, position, rows, start: position + table.nodeSize - rows.nodeSize }
}

/** Of the table that begins at the position, as the document now has it. */
export const tableIn = (doc: Node, position: number): TableAt =>
  tableOf(nodeAt(doc, position), position)

/** Position in the rows; beyond the last row or column it is the last one's cell. */
export function cellAt({ map, width, height }: TableMap, row: number, column: number): number {
  const place = Math.min(row, height - 1) * width + Math.min(column, width - 1)
  return required(map[place], `the cell in row ${row}, column ${column}`)
}

/** How many columns and rows a cell takes. */
export const spansOf = ({ attrs }: Node) => ({
  colspan: Number(attrs['colspan']),
  rowspan: Number(attrs['rowspan']),
})
