import type { Cells } from '#src/model/cells.ts'
import { positionClasses, type PositionClass } from '#src/model/error.ts'
import type { Box } from '#src/model/plan.ts'

interface Classes {
  readonly cells: Pick<Cells, 'size' | 'columns' | 'rows' | 'left' | 'bottom' | 'at'>
  /** Of each cell, index in `positionClasses`. */
  readonly class: Uint8Array
}

type Growing = Omit<Box, 'top'> & { top: number }

/** Neighbouring cells of one class in a row. */
interface Run {
  readonly end: number
  readonly name: PositionClass
  readonly area: Growing
}

export type ClassAreas = Readonly<Record<PositionClass, readonly Box[]>>

/** The map as few rectangles in metres: neighbouring cells of one class in a row, and equal rows. */
export function classAreas({ cells, class: classes }: Classes): ClassAreas {
  const { size, columns, rows, left, bottom, at } = cells
  const areas: Record<PositionClass, Growing[]> = { fine: [], good: [], weak: [], none: [] }
  /** Of each column the rectangle that began there in the row before. */
  let open: (Run | undefined)[] = []
  const classAt = (column: number, row: number) => {
    const cell = column < columns ? (at[row * columns + column] ?? -1) : -1
    return cell === -1 ? undefined : positionClasses[classes[cell] ?? 3]
  }
  for (let row = 0; row < rows; row += 1) {
    const next: typeof open = []
    const top = bottom + (row + 1) * size
    for (let column = 0; column < columns;) {
      const name = classAt(column, row)
      let end = column + 1
      while (end < columns && classAt(end, row) === name) end += 1
      if (name) {
        const below = open[column]
        const continues = below?.end === end && below.name === name
        const area = continues
          ? below.area
          : { left: left + column * size, right: left + end * size, bottom: top - size, top }
        if (continues) area.top = top
        else areas[name].push(area)
        next[column] = { end, name, area }
      }
      column = end
    }
    open = next
  }
  return areas
}
