import { aislesOf, type Aisle } from './aisles.ts'
import { planningConstants } from './constants.ts'
import { boundsOf, columnBox, footprint, insideOf, type Box, type Plan } from './plan.ts'

const mostCells = 50_000
const { clearance } = planningConstants

/** The squares that the bounding box of a hall is cut into. */
export interface Grid {
  /** Length of a square's side in metres. */
  readonly size: number
  readonly columns: number
  readonly rows: number
  /** Where the first square begins. */
  readonly left: number
  readonly bottom: number
}

/** The squares on which a truck can stand, row by row from the lower left corner. */
export interface Cells extends Grid {
  readonly count: number
  /** The middle of each. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** Where each stands in the grid: row × columns + column. */
  readonly square: Uint32Array
  /** The cell of each square of the grid; −1 is no cell. */
  readonly at: Int32Array
  readonly aisles: readonly Aisle[]
  /** Index of the aisle that each lies in; −1 is the open floor. */
  readonly aisle: Int16Array
}

type Floor = Pick<Plan, 'outline' | 'columns' | 'racks' | 'zones'>

function gridOf(outline: Plan['outline']): Grid {
  const { left, right, bottom, top } = boundsOf(outline)
  const along = (length: number, size: number) => Math.ceil(length / size)
  const size =
    [1, 2, 4].find((side) => along(right - left, side) * along(top - bottom, side) <= mostCells) ??
    8
  return { size, columns: along(right - left, size), rows: along(top - bottom, size), left, bottom }
}

export function cellsOf(floor: Floor): Cells {
  const grid = gridOf(floor.outline)
  const { size, columns, left, bottom } = grid
  const aisles = aislesOf(floor)
  const barred = barredSquares(grid, floor)
  const aisleOf = new Int16Array(barred.length).fill(-1)
  aisles.forEach((aisle, index) => {
    eachSquare(grid, aisle, (square, x, y) => {
      const strictly = x > aisle.left && x < aisle.right && y > aisle.bottom && y < aisle.top
      if (strictly && aisleOf[square] === -1) aisleOf[square] = index
    })
  })
  const square = Uint32Array.from(barred.keys()).filter((index) => !barred[index])
  const at = new Int32Array(barred.length).fill(-1)
  square.forEach((index, cell) => {
    at[index] = cell
  })
  return {
    ...grid,
    count: square.length,
    square,
    at,
    x: Float64Array.from(square, (index) => left + ((index % columns) + 0.5) * size),
    y: Float64Array.from(square, (index) => bottom + (Math.floor(index / columns) + 0.5) * size),
    aisles,
    aisle: Int16Array.from(square, (index) => aisleOf[index] ?? -1),
  }
}

/** 1 for each square whose middle no truck reaches. */
function barredSquares(grid: Grid, { outline, columns, racks, zones }: Floor): Uint8Array {
  const barred = new Uint8Array(grid.columns * grid.rows)
  const isIndoors = insideOf(outline)
  eachSquare(grid, boundsOf(outline), (square, x, y) => {
    if (!isIndoors(x, y)) barred[square] = 1
  })
  for (const rack of racks) {
    const box = footprint(rack)
    eachSquare(grid, grown(box, clearance + grid.size), (square, x, y) => {
      const away = Math.max(box.left - x, x - box.right, box.bottom - y, y - box.top)
      if (away <= clearance) barred[square] = 1
    })
  }
  for (const column of columns)
    eachSquare(grid, grown(columnBox(column), grid.size), (square, x, y) => {
      const half = column.side / 2
      if (Math.abs(column.x - x) <= half && Math.abs(column.y - y) <= half) barred[square] = 1
    })
  for (const { kind, polygon } of zones) {
    if (kind !== 'keep-out') continue
    const isForbidden = insideOf(polygon)
    eachSquare(grid, boundsOf(polygon), (square, x, y) => {
      if (isForbidden(x, y)) barred[square] = 1
    })
  }
  return barred
}

const grown = ({ left, right, bottom, top }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
})

/** Calls back for each square that the box touches, with the square's middle. */
export function eachSquare(
  { size, columns, rows, left, bottom }: Grid,
  box: Box,
  act: (square: number, x: number, y: number) => void,
) {
  const first = (distance: number) => Math.max(0, Math.floor(distance / size))
  const end = (distance: number, most: number) => Math.min(most, Math.floor(distance / size) + 1)
  for (let row = first(box.bottom - bottom); row < end(box.top - bottom, rows); row += 1)
    for (let column = first(box.left - left); column < end(box.right - left, columns); column += 1)
      act(row * columns + column, left + (column + 0.5) * size, bottom + (row + 0.5) * size)
}
