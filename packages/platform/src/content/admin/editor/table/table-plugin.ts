import { Extension } from '@tiptap/core'
import { Fragment, Slice, type Node, type ResolvedPos, type Schema } from '@tiptap/pm/model'
import { Plugin, Selection, TextSelection, type EditorState } from '@tiptap/pm/state'
import {
  __clipCells as clipCells,
  __insertCells as insertCells,
  __pastedCells as pastedCells,
  CellSelection,
  isInTable,
  selectedRect,
  splitCell,
  tableEditing,
  type TableMap,
} from '@tiptap/pm/tables'
import type { EditorView } from '@tiptap/pm/view'
import { nodeAt, nodeType } from '../nodes.ts'
import { cellAt, spansOf } from './table-at.ts'
import { rowsIn } from './tab-separated.ts'

/** Selecting, emptying and filling cells as in a spreadsheet. */
export const tableCells = Extension.create({
  name: 'tableCells',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        clipboardTextParser: (text, $context, _plain, view) =>
          // Null leaves the text to the editor; the type of the library does not say so.
          (isInTable(view.state) ? tabSeparated(text, $context.doc.type.schema) : null)!,
        transformPasted: (slice, { state }) =>
          isInTable(state) && !isTable(slice) ? withoutTables(slice) : slice,
        handlePaste: (view, _, slice) => pasteCells(view, slice),
      },
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ selectionSet }) => selectionSet) ? aroundTables(state) : null,
    }),
    tableEditing(),
  ],
})

/** Whether a table and nothing else was copied. */
const isTable = ({ content }: Slice): boolean =>
  content.childCount === 1 && content.firstChild?.type.name === 'table'

/** Fills cells from the one with the cursor on; where there are too few, the table grows. */
function pasteCells(view: EditorView, slice: Slice): boolean {
  if (!isInTable(view.state)) return false
  const rows = isTable(slice) ? slice.content.firstChild?.lastChild : null
  const copied = pastedCells(rows ? new Slice(Fragment.from(rows), 0, 0) : slice)
  if (!copied) return false
  const { left, top, right, bottom } = selectedRect(view.state)
  // A selection that is larger is filled by repeating.
  const width = Math.max(copied.width, right - left)
  const height = Math.max(copied.height, bottom - top)
  splitMerged(view, { left, top, right: left + width, bottom: top + height })
  const { tableStart, table, map } = selectedRect(view.state)
  const cells = clipCells(copied, width, height)
  const own = asCellsOf(table, map, { left, top }, cells.rows)
  const rect = { left, top, right: left + 1, bottom: top + 1 }
  insertCells(
    view.state,
    (tr) => {
      const { selection } = tr
      const last = selection instanceof CellSelection ? selection.$headCell : selection.$head
      const end = last.pos + (last.nodeAfter?.nodeSize ?? 1) - 1
      tr.setSelection(Selection.near(tr.doc.resolve(end), -1))
      view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
    },
    tableStart,
    rect,
    { width, height, rows: own },
  )
  return true
}

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** Splits the cells of several rows or columns that would be filled in part. */
function splitMerged(view: EditorView, rect: Rect): void {
  const { selection } = view.state
  for (;;) {
    const { map, table, tableStart } = selectedRect(view.state)
    const { right, bottom } = rect
    const inside = {
      ...rect,
      right: Math.min(right, map.width),
      bottom: Math.min(bottom, map.height),
    }
    const merged = map.cellsInRect(inside).find((cell) => {
      const { colspan, rowspan } = spansOf(nodeAt(table, cell))
      return colspan * rowspan > 1
    })
    if (merged === undefined) break
    const { tr, doc } = view.state
    view.dispatch(tr.setSelection(CellSelection.create(doc, tableStart + merged)))
    if (!splitCell(view.state, view.dispatch)) break
  }
  const { doc, tr } = view.state
  if (!doc.eq(selection.$from.doc)) {
    const { map, tableStart } = selectedRect(view.state)
    const cell = tableStart + cellAt(map, rect.top, rect.left)
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(cell + 1))))
  }
}

/** Headings stay headings: what is pasted takes the kind of the cell, or of the one that it follows. */
function asCellsOf(
  table: Node,
  map: TableMap,
  { left, top }: Pick<Rect, 'left' | 'top'>,
  rows: readonly Fragment[],
): Fragment[] {
  function scopeAt(row: number, column: number): string | undefined {
    const { type, attrs } = nodeAt(table, cellAt(map, row, column))
    if (type.name !== 'tableHeader') return undefined
    const scope = String(attrs['scope'] ?? 'col')
    const isBeyond = scope.startsWith('row') ? column >= map.width : row >= map.height
    return isBeyond ? undefined : scope
  }
  return rows.map((cells, row) => {
    let column = left
    return Fragment.from(
      cells.content.map((cell) => {
        const spans = spansOf(cell)
        const scope = scopeAt(top + row, column)
        column += spans.colspan
        const type = nodeType(table.type.schema, scope ? 'tableHeader' : 'tableCell')
        return type.create({ ...spans, ...(scope && { scope }) }, cell.content)
      }),
    )
  })
}

/** No table stands in a cell: the cells of one that is pasted into it become its paragraphs. */
function withoutTables({ content, openStart, openEnd }: Slice): Slice {
  const blocks: Node[] = []
  let isChanged = false
  content.forEach((node) => {
    if (node.type.name !== 'table') return void blocks.push(node)
    isChanged = true
    node.descendants((one) => {
      if (one.type.spec['tableRole'] !== 'cell' && one.type.spec['tableRole'] !== 'header_cell')
        return true
      one.forEach((block) => void (block.content.size && blocks.push(block)))
      return false
    })
  })
  return isChanged ? Slice.maxOpen(Fragment.from(blocks)) : new Slice(content, openStart, openEnd)
}

/** Text with tabs, as spreadsheets copy it. */
function tabSeparated(text: string, schema: Schema): Slice | null {
  if (!text.includes('\t')) return null
  const paragraph = (line: string) =>
    nodeType(schema, 'paragraph').create(null, line ? schema.text(line) : null)
  const cellOf = (cell: string) =>
    nodeType(schema, 'tableCell').create(null, cell.split('\n').map(paragraph))
  const rows = rowsIn(text).map((cells) =>
    nodeType(schema, 'tableRow').create(null, cells.map(cellOf)),
  )
  return new Slice(Fragment.from(rows), 0, 0)
}

const tableDepth = ($at: ResolvedPos): number =>
  Array.from({ length: $at.depth + 1 }, (_, depth) => depth).find(
    (depth) => $at.node(depth).type.name === 'table',
  ) ?? 0

/** A selection that begins or ends within a table and goes on outside has all of the table in it. */
function aroundTables({ selection, tr }: EditorState) {
  if (!(selection instanceof TextSelection) || selection.empty) return null
  const { $anchor, $head } = selection
  const [anchorDepth, headDepth] = [tableDepth($anchor), tableDepth($head)]
  const table = ($at: ResolvedPos, depth: number) => (depth ? $at.before(depth) : undefined)
  if (table($anchor, anchorDepth) === table($head, headDepth)) return null
  const isForward = $anchor.pos < $head.pos
  const beyond = ($at: ResolvedPos, depth: number, after: boolean) => {
    if (!depth) return $at
    const [before, behind] = [tr.doc.resolve($at.before(depth)), tr.doc.resolve($at.after(depth))]
    const found = after
      ? (Selection.findFrom(behind, 1, true) ?? Selection.findFrom(before, -1, true))
      : (Selection.findFrom(before, -1, true) ?? Selection.findFrom(behind, 1, true))
    return found?.$head ?? $at
  }
  const anchor = beyond($anchor, anchorDepth, !isForward)
  const head = beyond($head, headDepth, isForward)
  return tr.setSelection(TextSelection.between(anchor, head))
}
