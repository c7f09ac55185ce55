import { Extension, type Editor } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  hasHeadColumn,
  toggleCaption,
  toggleHeadColumn,
  toggleHeadRow,
  type TableChange,
} from './table-changes.ts'
import { cellAt, emptyCell, gridOf, tableOf, type Grid } from './table-grid.ts'

interface TableCursor {
  table: Node
  /** Of the table in the document. */
  position: number
  grid: Grid
  row: number
  column: number
  inCaption: boolean
}

const depthOf = ($at: ResolvedPos, ...names: string[]): number => {
  for (let depth = $at.depth; depth > 0; depth -= 1)
    if (names.includes($at.node(depth).type.name)) return depth
  return 0
}

/** The table around the cursor; null outside of tables. */
export function tableAt({ selection: { $from } }: EditorState): TableCursor | null {
  const depth = depthOf($from, 'table')
  if (!depth) return null
  const table = $from.node(depth)
  const grid = gridOf(table)
  const position = $from.before(depth)
  const cellDepth = depthOf($from, 'tableCell', 'tableHeader')
  const node = cellDepth > depth ? $from.node(cellDepth) : undefined
  const offset = node && $from.before(cellDepth) - position
  const cell = grid.cells.find((one) => one.node === node && offsetOf(table, one.node) === offset)
  const any = cell ?? grid.cells.find((one) => one.node === node)
  return {
    table,
    position,
    grid,
    row: any?.row ?? 0,
    column: any?.column ?? 0,
    inCaption: depthOf($from, 'tableCaption') > depth,
  }
}

/** Where a node begins, from the beginning of the table. */
function offsetOf(table: Node, wanted: Node): number | undefined {
  let found: number | undefined
  table.descendants((node, position) => {
    if (node === wanted) found = position + 1
    return found === undefined && node.type.name !== 'tableCell'
  })
  return found
}

/** A transaction that changes the table at the cursor; null outside of tables. */
export function changeTable(state: EditorState, change: TableChange): Transaction | null {
  const at = tableAt(state)
  if (!at) return null
  const { table, position, grid, row, column } = at
  const changed = change(state.schema, grid, { row, column })
  const made = changed && tableOf(state.schema, changed)
  const end = position + table.nodeSize
  if (!made || !changed) return removeTable(state, at)
  const tr = state.tr.replaceWith(position, end, made)
  const isNewCaption = change === toggleCaption && !grid.caption
  const target = isNewCaption ? made.firstChild : cellIn(made, changed.cursor)
  return putCursor(tr, made, position, target).scrollIntoView()
}

const cellIn = (table: Node, { row, column }: { row: number; column: number }): Node | null =>
  cellAt(gridOf(table), row, column)?.node ?? null

function putCursor(tr: Transaction, table: Node, position: number, target: Node | null) {
  const offset = target && offsetOf(table, target)
  if (!offset) return tr
  return tr.setSelection(TextSelection.near(tr.doc.resolve(position + offset + 1)))
}

function removeTable(state: EditorState, { table, position }: TableCursor): Transaction {
  const paragraph = state.schema.nodes['paragraph']!.create()
  const tr = state.tr.replaceWith(position, position + table.nodeSize, paragraph)
  return tr.setSelection(TextSelection.create(tr.doc, position + 1)).scrollIntoView()
}

function runTableChange(editor: Editor, change: TableChange): boolean {
  const tr = changeTable(editor.state, change)
  if (tr) editor.view.dispatch(tr)
  return tr !== null
}

function deleteTable({ state, view }: Editor): void {
  const at = tableAt(state)
  if (at) view.dispatch(removeTable(state, at))
}

/** Three columns and three rows, the first one the head, in place of an empty paragraph. */
export function insertTable({ state, view }: Editor): void {
  const { schema, selection } = state
  const columns = [0, 1, 2]
  const cells = [0, 1, 2].flatMap((row) =>
    columns.map((column) => ({
      row,
      column,
      rows: 1,
      columns: 1,
      node: emptyCell(schema, row ? null : 'col'),
    })),
  )
  const grid = { caption: null, heads: [true, false, false], columns: 3, cells }
  const table = tableOf(schema, grid)!
  const { $from } = selection
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  const depth = Math.max(1, $from.depth)
  const from = isEmpty ? $from.before(depth) : $from.after(depth)
  const to = $from.after(depth)
  // A paragraph to go on in.
  const isLast = state.doc.resolve(to).nodeAfter === null
  const paragraph = schema.nodes['paragraph']!.create()
  const tr = state.tr.replaceWith(from, to, isLast ? [table, paragraph] : [table])
  view.dispatch(putCursor(tr, table, from, cellIn(table, { row: 0, column: 0 })).scrollIntoView())
}

/** To the next cell, or the one before; behind the last one a new row begins. */
function step(editor: Editor, by: 1 | -1): boolean {
  const { state, view } = editor
  const at = tableAt(state)
  if (!at) return false
  const { table, position, grid, row, column, inCaption } = at
  const own = cellAt(grid, row, column)
  const index = inCaption ? -1 : grid.cells.findIndex((cell) => cell === own)
  const next = grid.cells[index + by]
  if (next) view.dispatch(putCursor(state.tr, table, position, next.node).scrollIntoView())
  else if (by > 0) {
    const last = { row: grid.heads.length - 1, column: 0 }
    runTableChange(editor, (schema, now) => addRow('after')(schema, now, last))
  } else return false
  return true
}

/** Tab and Shift-Tab move between cells; the arrow keys leave a table. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => step(editor, 1),
    'Shift-Tab': ({ editor }) => step(editor, -1),
  }),
})

const tool = (name: string, change: TableChange, isOn?: (grid: Grid) => boolean) => ({
  name,
  run: (editor: Editor) => {
    runTableChange(editor, change)
    editor.view.focus()
  },
  ...(isOn && {
    isOn: ({ state }: Editor) => {
      const at = tableAt(state)
      return at !== null && isOn(at.grid)
    },
  }),
})

export const tableTools = [
  tool('Row above', addRow('before')),
  tool('Row below', addRow('after')),
  tool('Delete row', deleteRow),
  tool('Column before', addColumn('before')),
  tool('Column after', addColumn('after')),
  tool('Delete column', deleteColumn),
  tool('Head row', toggleHeadRow, ({ heads }) => heads.includes(true)),
  tool('Head column', toggleHeadColumn, hasHeadColumn),
  tool('Caption', toggleCaption, ({ caption }) => caption !== null),
  {
    name: 'Delete table',
    run: (editor: Editor) => {
      deleteTable(editor)
      editor.view.focus()
    },
  },
]
