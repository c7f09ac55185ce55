import type { Node, Schema } from '@tiptap/pm/model'

/** A cell with its place among the rows of all sections and the columns. */
export interface Cell {
  row: number
  column: number
  rows: number
  columns: number
  node: Node
}

/** A table as rows and columns, to be changed and made again. */
export interface Grid {
  caption: Node | null
  /** Of each row whether it stands in the head. */
  heads: boolean[]
  columns: number
  cells: Cell[]
}

/** Reads a table; what a cell spans beyond the last row is left out. */
export function gridOf(table: Node): Grid {
  const caption = table.firstChild?.type.name === 'tableCaption' ? table.firstChild : null
  const heads: boolean[] = []
  const cells: Cell[] = []
  const taken = new Set<string>()
  table.forEach((section) => {
    if (section === caption) return
    const first = heads.length
    section.forEach((row) => {
      const at = heads.length
      heads.push(section.type.name === 'tableHead')
      let column = 0
      row.forEach((node) => {
        while (taken.has(`${at} ${column}`)) column += 1
        const rows = Math.min(Number(node.attrs['rowspan']), first + section.childCount - at)
        const columns = Number(node.attrs['colspan'])
        for (let r = at; r < at + rows; r += 1)
          for (let c = column; c < column + columns; c += 1) taken.add(`${r} ${c}`)
        cells.push({ row: at, column, rows, columns, node })
        column += columns
      })
    })
  })
  const columns = Math.max(0, ...cells.map((cell) => cell.column + cell.columns))
  return { caption, heads, columns, cells }
}

/** The cell that covers a place. */
export const cellAt = ({ cells }: Grid, row: number, column: number): Cell | undefined =>
  cells.find(
    (cell) =>
      cell.row <= row &&
      row < cell.row + cell.rows &&
      cell.column <= column &&
      column < cell.column + cell.columns,
  )

export const emptyCell = (schema: Schema, head: 'col' | 'row' | null): Node =>
  head
    ? schema.nodes['tableHeader']!.createAndFill({ scope: head })!
    : schema.nodes['tableCell']!.createAndFill()!

/** The same content as a cell of another kind. */
export const asCell = ({ type, attrs, content }: Node, head: 'col' | 'row' | null): Node => {
  const cell = type.schema.nodes[head ? 'tableHeader' : 'tableCell']!
  return cell.create({ ...attrs, scope: head }, content)
}

/** Null for a grid without rows or columns. Places that no cell covers get an empty one. */
export function tableOf(schema: Schema, changed: Grid): Node | null {
  const grid = withoutHollowRows(changed)
  const { caption, heads, columns } = grid
  if (!heads.length || columns < 1) return null
  const rows = heads.map((isHead, row) => {
    const cells: Node[] = []
    for (let column = 0; column < columns; column += 1) {
      const cell = cellAt(grid, row, column)
      if (!cell) cells.push(emptyCell(schema, isHead ? 'col' : null))
      else if (cell.row === row && cell.column === column) {
        const { attrs, content, type } = cell.node
        cells.push(type.create({ ...attrs, rowspan: cell.rows, colspan: cell.columns }, content))
      }
    }
    return { isHead, node: schema.nodes['tableRow']!.create(null, cells) }
  })
  const sections: Node[] = []
  let from = 0
  rows.forEach(({ isHead }, at) => {
    if (at + 1 < rows.length && rows[at + 1]!.isHead === isHead) return
    const type = schema.nodes[isHead ? 'tableHead' : 'tableBody']!
    sections.push(
      type.create(
        null,
        rows.slice(from, at + 1).map(({ node }) => node),
      ),
    )
    from = at + 1
  })
  return schema.nodes['table']!.create(null, caption ? [caption, ...sections] : sections)
}

/** Without rows that consist of what hangs into them from above: a row has a cell of its own. */
function withoutHollowRows(grid: Grid): Grid {
  const hollow = grid.heads.findIndex((_, row) => {
    const isOpen = Array.from({ length: grid.columns }, (__, column) => column).some((column) => {
      const cell = cellAt(grid, row, column)
      return !cell || cell.row === row
    })
    return !isOpen
  })
  if (hollow < 0) return grid
  const cells = grid.cells.map((cell) => {
    if (cell.row > hollow) return { ...cell, row: cell.row - 1 }
    return cell.row + cell.rows > hollow ? { ...cell, rows: cell.rows - 1 } : cell
  })
  return withoutHollowRows({ ...grid, heads: grid.heads.toSpliced(hollow, 1), cells })
}
