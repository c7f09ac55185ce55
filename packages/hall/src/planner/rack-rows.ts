import { planningConstants } from '#src/model/constants.ts'
import { roundMetres, type Corner, type Plan, type Rack } from '#src/model/plan.ts'

/** How rows of racks fill the area that is drawn for them. */
export interface RackRows {
  /** Metres from row to row, aisle included. */
  readonly pitch: number
  /** Absent: as many as the area holds. */
  readonly count?: number | undefined
  readonly orientation: Rack['orientation']
}

const { aislePitch, doubleRow, rackHeight, rackFill } = planningConstants

export const usualRows: RackRows = { pitch: aislePitch, orientation: 90 }
export const mostRows = 100

/** Rows of the usual depth from one corner of an area to the other; one at least. */
export function rowsBetween(
  { ceiling }: Plan,
  [[x0, y0], [x1, y1]]: readonly [Corner, Corner],
  { pitch, count, orientation }: RackRows,
): Rack[] {
  const [left, bottom] = [Math.min(x0, x1), Math.min(y0, y1)]
  const [width, height] = [Math.abs(x1 - x0), Math.abs(y1 - y0)]
  const [length, across] = orientation === 90 ? [height, width] : [width, height]
  const fitting = Math.floor((across - doubleRow) / pitch + 1e-9) + 1
  const rows = Math.min(mostRows, Math.max(1, count ?? fitting))
  return Array.from({ length: rows }, (_, row) => {
    const by = row * pitch
    return {
      x: roundMetres(orientation === 90 ? left + by : left),
      y: roundMetres(orientation === 90 ? bottom : bottom + by),
      length: roundMetres(Math.max(1, length)),
      depth: doubleRow,
      height: roundMetres(Math.min(rackHeight, ceiling - 0.5)),
      orientation,
      fill: rackFill,
    }
  })
}
