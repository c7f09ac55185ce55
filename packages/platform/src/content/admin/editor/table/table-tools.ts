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
import { nodeType } from '../nodes.ts'
import { putBlock } from '../put-block.ts'
import { cellAt, tableAt, tableIn, tableOf, type TableAt } from './table-at.ts'
import {
  hasHeadColumn,
  hasHeadRow,
  headRows,
  setHeads,
  toggleHeadColumn,
  toggleHeadRow,
} from './table-heads.ts'

/** The same with the cursor in a cell, for one that is in the caption. */
function inCells({ view }: Editor): TableAt | null {
  const at = tableAt(view.state)
  if (!at || isInTable(view.state)) return at
  view.dispatch(toCell(view.state.tr, at, 0, 0))
  return at
}

/** Puts the cursor at the beginning of a cell. */
function toCell(tr: Transaction, { start, rows }: TableAt, row: number, column: number) {
  const cell = cellAt(TableMap.get(rows), row, column)
  return tr.setSelection(Selection.near(tr.doc.resolve(start + cell + 1))).scrollIntoView()
}

type Command = (state: EditorState, dispatch?: (tr: Transaction) => void) => boolean
type Rect = ReturnType<typeof selectedRect>

/** Deletes the column, and rows that had cells of their own in it only. */
const deleteColumns: Command = (state, dispatch) =>
  deleteColumn(state, (tr) => {
    const position = tableAt(state)?.position ?? 0
    for (let row = tableIn(tr.doc, position).rows.childCount - 1; row >= 0; row -= 1) {
      const { rows, start } = tableIn(tr.doc, position)
      const rect = { map: TableMap.get(rows), table: rows, tableStart: start }
      if (!rows.child(row).childCount) removeRow(tr, { ...selectedRect(state), ...rect }, row)
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
    view.dispatch(toCell(tr, tableIn(tr.doc, at.position), ...target(rect)))
  })
  // It leaves the last row and the last column.
  if (!done || !tableAt(view.state)) deleteTable(editor)
  view.focus()
}

/** A row above a head belongs to the head. */
const addRowAbove: Command = (state, dispatch) =>
  addRowBefore(state, (tr) => {
    const at = tableAt(state)
    const { top } = selectedRect(state)
    if (at && top < headRows(at.rows)) setHeads(tr, tableIn(tr.doc, at.position), top)
    dispatch?.(tr)
  })

const hasCaption = ({ table }: TableAt): boolean => table.childCount > 1

function toggleCaption({ state, view }: Editor): void {
  const at = tableAt(state)
  if (!at) return
  const { tr, schema } = state
  const inside = at.position + 1
  if (hasCaption(at)) tr.delete(inside, at.start - 1)
  else {
    tr.insert(inside, nodeType(schema, 'tableCaption').create())
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
  const tr = state.tr.replaceWith(at.position, end, nodeType(state.schema, 'paragraph').create())
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at.position + 1)).scrollIntoView())
  view.focus()
}

/** Three columns and three rows, the first one the head; the cursor is in the first cell. */
export function insertTable({ view }: Editor): void {
  const tr = putBlock(view.state.tr, newTable(view.state.schema))
  const place = tr.selection.$from.before(1)
  const table = tr.doc.resolve(place).nodeBefore
  if (table) view.dispatch(toCell(tr, tableOf(table, place - table.nodeSize), 0, 0))
}

function newTable(schema: Schema): Node {
  const cell = (row: number) => {
    const [name, attributes] = row ? ['tableCell', null] : ['tableHeader', { scope: 'col' }]
    return nodeType(schema, name).create(attributes, nodeType(schema, 'paragraph').create())
  }
  const rows = [0, 1, 2].map((row) =>
    nodeType(schema, 'tableRow').create(null, [cell(row), cell(row), cell(row)]),
  )
  return nodeType(schema, 'table').create(null, nodeType(schema, 'tableRows').create(null, rows))
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
  const end = $anchorCell.pos + ($anchorCell.nodeAfter?.nodeSize ?? 1) - 1
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
