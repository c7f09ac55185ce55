import { Extension, type Editor } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { Selection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  CellSelection,
  deleteColumn,
  deleteRow,
  goToNextCell,
  isInTable,
  removeRow,
  selectedRect,
  TableMap,
} from '@tiptap/pm/tables'
import { putBlock } from '../put-block.ts'

/** How many columns and rows a cell takes. */
interface Spans {
  colspan: number
  rowspan: number
}

interface TableAt {
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

function tableOf(table: Node, position: number): TableAt {
  const rows = table.lastChild!
  return { table, position, rows, start: position + table.nodeSize - rows.nodeSize }
}

/** The same with the cursor in a cell, for one that is in the caption. */
function inCells({ view }: Editor): TableAt | null {
  const at = tableAt(view.state)
  if (!at || isInTable(view.state)) return at
  view.dispatch(toCell(view.state.tr, at, 0, 0))
  return at
}

/** Puts the cursor at the beginning of a cell. */
function toCell(tr: Transaction, { start, rows }: TableAt, row: number, column: number) {
  const { map, width, height } = TableMap.get(rows)
  const cell = map[Math.min(row, height - 1) * width + Math.min(column, width - 1)]!
  return tr.setSelection(Selection.near(tr.doc.resolve(start + cell + 1))).scrollIntoView()
}

type Command = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean
type Rect = ReturnType<typeof selectedRect>

/** Deletes the column, and rows that had cells of their own in it only. */
const deleteColumns: Command = (state, dispatch) =>
  deleteColumn(state, (tr) => {
    const { position } = tableAt(state)!
    for (
      let row = tableOf(tr.doc.nodeAt(position)!, position).rows.childCount - 1;
      row >= 0;
      row -= 1
    ) {
      const { rows, start } = tableOf(tr.doc.nodeAt(position)!, position)
      const rect = { map: TableMap.get(rows), table: rows, tableStart: start }
      if (!rows.child(row).childCount) removeRow(tr, rect as Rect, row)
    }
    dispatch?.(tr)
  })

/** Runs a command of `prosemirror-tables` and goes to the cell that it is about. */
function change(editor: Editor, command: Command, target: (rect: Rect) => [number, number]): void {
  const { view } = editor
  const at = inCells(editor)
  if (!at) return
  const rect = selectedRect(view.state)
  const done = command(view.state, (tr) => {
    const table = tr.doc.nodeAt(at.position)!
    view.dispatch(toCell(tr, tableOf(table, at.position), ...target(rect)))
  })
  // It leaves the last row and the last column.
  if (!done || !tableAt(view.state)) deleteTable(editor)
  view.focus()
}

/** A row above a head belongs to the head. */
const addRowAbove: Command = (state, dispatch) =>
  addRowBefore(state, (tr) => {
    const at = tableAt(state)!
    const { top } = selectedRect(state)
    if (top < headRows(at.rows))
      setHeads(tr, tableOf(tr.doc.nodeAt(at.position)!, at.position), top)
    dispatch?.(tr)
  })

const isHeadRow = (row: Node): boolean =>
  row.children.every(
    ({ type, attrs }) =>
      type.name === 'tableHeader' && !String(attrs['scope'] ?? '').startsWith('row'),
  )

/** How many rows are the head. */
function headRows({ children }: Node): number {
  const body = children.findIndex((row) => !isHeadRow(row))
  return body < 0 ? children.length : body
}

function setHeads(tr: Transaction, at: TableAt, row: number): void {
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
  const { colspan, rowspan } = rows.nodeAt(cell)!.attrs as Spans
  const type = scope ? nodes['tableHeader'] : nodes['tableCell']
  tr.setNodeMarkup(start + cell, type, { colspan, rowspan, ...(scope && { scope }) })
}

const hasHeadRow = ({ rows }: TableAt): boolean => headRows(rows) > 0

/** The cells of the first column below the head. */
function firstCells({ rows }: TableAt): number[] {
  const { width, height, map } = TableMap.get(rows)
  const lines = Array.from({ length: height }, (_, row) => row).slice(headRows(rows))
  return [...new Set(lines.map((row) => map[row * width]!))]
}

const hasHeadColumn = (at: TableAt): boolean => {
  const cells = firstCells(at)
  return (
    cells.length > 0 && cells.every((cell) => at.rows.nodeAt(cell)!.type.name === 'tableHeader')
  )
}

/** The first row becomes the head; a table that has a head loses it, not its words. */
function toggleHeadRow({ state, view }: Editor): void {
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

function toggleHeadColumn({ state, view }: Editor): void {
  const at = tableAt(state)
  if (!at) return
  const { tr } = state
  for (const cell of firstCells(at)) setCell(tr, at, cell, hasHeadColumn(at) ? null : 'row')
  view.dispatch(tr)
  view.focus()
}

const hasCaption = ({ table }: TableAt): boolean => table.childCount > 1

function toggleCaption({ state, view }: Editor): void {
  const at = tableAt(state)
  if (!at) return
  const { tr, schema } = state
  const inside = at.position + 1
  if (hasCaption(at)) tr.delete(inside, at.start - 1)
  else {
    tr.insert(inside, schema.nodes['tableCaption']!.create())
    tr.setSelection(TextSelection.create(tr.doc, inside + 1))
  }
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

function deleteTable({ view }: Editor): void {
  const at = tableAt(view.state)
  if (!at) return
  const { state } = view
  const end = at.position + at.table.nodeSize
  const tr = state.tr.replaceWith(at.position, end, state.schema.nodes['paragraph']!.create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at.position + 1)).scrollIntoView())
  view.focus()
}

/** Three columns and three rows, the first one the head; the cursor is in the first cell. */
export function insertTable({ view }: Editor): void {
  const tr = putBlock(view.state.tr, newTable(view.state.schema))
  const place = tr.selection.$from.before(1)
  const table = tr.doc.resolve(place).nodeBefore!
  view.dispatch(toCell(tr, tableOf(table, place - table.nodeSize), 0, 0))
}

function newTable({ nodes }: Schema): Node {
  const rows = [0, 1, 2].map((row) => {
    const cell = nodes[row ? 'tableCell' : 'tableHeader']!
    const made = () => cell.createAndFill(row ? null : { scope: 'col' })!
    return nodes['tableRow']!.create(null, [made(), made(), made()])
  })
  return nodes['table']!.create(null, nodes['tableRows']!.create(null, rows))
}

/** To the next cell, or the one before; behind the last one a new row begins. */
function step(editor: Editor, by: 1 | -1): boolean {
  const { state, view } = editor
  const at = tableAt(state)
  if (!at) return false
  if (!isInTable(state)) {
    if (by < 0) return false
    view.dispatch(toCell(state.tr, at, 0, 0))
  } else if (!goToNextCell(by)(state, view.dispatch)) {
    if (by < 0) return false
    change(editor, addRowAfter, ({ bottom }) => [bottom, 0])
  }
  return true
}

/** Enter over selected cells goes into them, since there is no line to break. */
function enterCells({ state, view }: Editor): boolean {
  const { selection } = state
  if (!(selection instanceof CellSelection)) return false
  const { $anchorCell } = selection
  const end = $anchorCell.pos + $anchorCell.nodeAfter!.nodeSize - 1
  view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(end), -1)))
  return true
}

/** Tab and Shift-Tab move between cells; the arrow keys leave a table. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => step(editor, 1),
    'Shift-Tab': ({ editor }) => step(editor, -1),
    Enter: ({ editor }) => enterCells(editor),
  }),
})

const changes = (name: string, command: Command, target: (rect: Rect) => [number, number]) => ({
  name,
  run: (editor: Editor) => change(editor, command, target),
})

const toggles = (name: string, run: (editor: Editor) => void, isOn: (at: TableAt) => boolean) => ({
  name,
  run,
  isOn({ state }: Editor) {
    const at = tableAt(state)
    return at !== null && isOn(at)
  },
})

export const tableTools = [
  changes('Row above', addRowAbove, ({ top, left }) => [top, left]),
  changes('Row below', addRowAfter, ({ bottom, left }) => [bottom, left]),
  changes('Delete row', deleteRow, ({ top, left }) => [top, left]),
  changes('Column before', addColumnBefore, ({ top, left }) => [top, left]),
  changes('Column after', addColumnAfter, ({ top, right }) => [top, right]),
  changes('Delete column', deleteColumns, ({ top, left }) => [top, left]),
  toggles('Header row', toggleHeadRow, hasHeadRow),
  toggles('Header column', toggleHeadColumn, hasHeadColumn),
  toggles('Caption', toggleCaption, hasCaption),
  { name: 'Delete table', run: deleteTable },
]
