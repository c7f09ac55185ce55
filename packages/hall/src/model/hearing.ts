import type { Building } from './building.ts'
import { eachSquare } from './cells.ts'
import { hallConstants } from './constants.ts'
import type { Anchor } from './plan.ts'
import { hiddenBy, obstaclesNear } from './sight-lines.ts'

const { usableRange } = hallConstants

/** How a cell hears an anchor. */
export const heard = { not: 0, inSight: 1, shadowed: 2 } as const

/** Calls back for each cell that hears an anchor there. */
export function eachHearing(
  { cells, obstacles, tagHeights }: Building,
  anchor: Anchor,
  act: (cell: number, how: number) => void,
) {
  const reach = { open: usableRange.open * anchor.range, aisle: usableRange.aisle * anchor.range }
  const furthest = Math.max(reach.open, reach.aisle)
  const near = obstaclesNear(obstacles, anchor, furthest)
  const tag = { x: 0, y: 0, z: 0 }
  const around = {
    left: anchor.x - furthest,
    right: anchor.x + furthest,
    bottom: anchor.y - furthest,
    top: anchor.y + furthest,
  }
  eachSquare(cells, around, (square, x, y) => {
    const cell = cells.at[square] ?? -1
    if (cell < 0) return
    const dx = anchor.x - x
    const dy = anchor.y - y
    if (Math.sqrt(dx * dx + dy * dy) > (cells.aisle[cell] === -1 ? reach.open : reach.aisle)) return
    tag.x = x
    tag.y = y
    tag.z = tagHeights[cell] ?? 0
    const hidden = hiddenBy(near, anchor, tag)
    if (hidden < 2) act(cell, hidden === 0 ? heard.inSight : heard.shadowed)
  })
}
