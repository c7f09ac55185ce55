import type { Schema } from '@tiptap/pm/model'
import { asCell, cellAt, emptyCell, type Cell, type Grid } from './table-grid.ts'

/** Where the cursor is, and where it is to be. */
interface Place {
  row: number
  column: number
}

type Changed = (Grid & { cursor: Place }) | null

/** Changes a table whose cursor is at a place; null: nothing of the table is left. */
export type TableChange = (schema: Schema, grid: Grid, cursor: Place) => Changed

/** Moves what lies behind a line, and makes what crosses it so much longer or shorter. */
const stretched = (
  cells: readonly Cell[],
  key: 'row' | 'column',
  at: number,
  by: 1 | -1,
): Cell[] => {
  const span = key === 'row' ? 'rows' : 'columns'
  return cells.flatMap((cell) => {
    if (cell[key] >= at + (by < 0 ? 1 : 0)) return [{ ...cell, [key]: cell[key] + by }]
    if (cell[key] + cell[span] <= at) return [cell]
    const length = cell[span] + by
    return length > 0 ? [{ ...cell, [span]: length }] : []
  })
}

export const addRow =
  (side: 'before' | 'after'): TableChange =>
  (schema, grid, cursor) => {
    const own = cellAt(grid, cursor.row, cursor.column)
    const at = side === 'before' ? cursor.row : (own?.row ?? cursor.row) + (own?.rows ?? 1)
    const isHead = grid.heads[cursor.row] ?? false
    const cells = stretched(grid.cells, 'row', at, 1)
    const next = { ...grid, heads: grid.heads.toSpliced(at, 0, isHead), cells }
    for (let column = 0; column < grid.columns; column += 1) {
      if (cellAt(next, at, column)) continue
      const beside = cellAt(grid, cursor.row, column)?.node
      const head = isHead ? 'col' : beside?.type.name === 'tableHeader' ? 'row' : null
      cells.push({ row: at, column, rows: 1, columns: 1, node: emptyCell(schema, head) })
    }
    return { ...next, cursor: { row: at, column: cursor.column } }
  }

export const addColumn =
  (side: 'before' | 'after'): TableChange =>
  (schema, grid, cursor) => {
    const own = cellAt(grid, cursor.row, cursor.column)
    const at = side === 'before' ? cursor.column : (own?.column ?? 0) + (own?.columns ?? 1)
    const cells = stretched(grid.cells, 'column', at, 1)
    const next = { ...grid, columns: grid.columns + 1, cells }
    for (const [row, isHead] of grid.heads.entries()) {
      if (cellAt(next, row, at)) continue
      const node = emptyCell(schema, isHead ? 'col' : null)
      cells.push({ row, column: at, rows: 1, columns: 1, node })
    }
    return { ...next, cursor: { row: cursor.row, column: at } }
  }

export const deleteRow: TableChange = (_, grid, { row, column }) => {
  const heads = grid.heads.toSpliced(row, 1)
  if (!heads.length) return null
  const cells = stretched(grid.cells, 'row', row, -1)
  return { ...grid, heads, cells, cursor: { row: Math.min(row, heads.length - 1), column } }
}

export const deleteColumn: TableChange = (_, grid, { row, column }) => {
  const columns = grid.columns - 1
  if (columns < 1) return null
  const cells = stretched(grid.cells, 'column', column, -1)
  return { ...grid, columns, cells, cursor: { row, column: Math.min(column, columns - 1) } }
}

/** The first row becomes the head; a table that has a head loses it, not its words. */
export const toggleHeadRow: TableChange = (_, grid, cursor) => {
  const hasHead = grid.heads.includes(true)
  const heads = grid.heads.map((__, row) => !hasHead && row === 0)
  const cells = grid.cells.map((cell): Cell => {
    const isInHead = grid.heads[cell.row] ?? false
    if (hasHead) return isInHead ? { ...cell, node: asCell(cell.node, null) } : cell
    // A section ends the cells that are in it.
    return cell.row === 0 ? { ...cell, rows: 1, node: asCell(cell.node, 'col') } : cell
  })
  return { ...grid, heads, cells, cursor }
}

/** The cells of the first column that are below the head say what their rows are about, or no more. */
export const toggleHeadColumn: TableChange = (_, grid, cursor) => {
  const isFirst = ({ row, column }: Cell) => column === 0 && !grid.heads[row]
  const isOn = hasHeadColumn(grid)
  const cells = grid.cells.map((cell) =>
    isFirst(cell) ? { ...cell, node: asCell(cell.node, isOn ? null : 'row') } : cell,
  )
  return { ...grid, cells, cursor }
}

export const hasHeadColumn = ({ cells, heads }: Grid): boolean => {
  const first = cells.filter(({ row, column }) => column === 0 && !heads[row])
  return first.length > 0 && first.every(({ node }) => node.type.name === 'tableHeader')
}

export const toggleCaption: TableChange = (schema, grid, cursor) => ({
  ...grid,
  caption: grid.caption ? null : schema.nodes['tableCaption']!.create(),
  cursor,
})
