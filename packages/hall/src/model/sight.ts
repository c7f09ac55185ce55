import { hallConstants } from './constants.ts'
import { crossesDeck, decksOf } from './decks.ts'
import {
  columnBox,
  edgesOf,
  footprint,
  type Anchor,
  type Box,
  type Hall,
  type Line,
  type Place,
  type Rack,
  type Wall,
} from './plan.ts'

export type Sight = 'sight' | 'shadowed' | 'blocked'

/** Keeps a line that only touches an edge from counting as a hit. */
const shrink = 1e-6
const margin = 1e-9

/**
 * How well a straight line in the hall is free: 0 is free, a column, a nearly empty rack
 * or a pane of glass adds 1, a filled rack, a deck or another wall 2. From 2 on nothing arrives directly.
 */
export function obstruction(hall: Hall, from: Place, to: Place): number {
  const { ceiling, columns, racks, walls, outline } = hall
  let sum = 0
  for (const column of columns) {
    const box = columnBox(column)
    if (!contains(box, from) && crossesPrism(box, ceiling, from, to)) sum += 1
  }
  for (const rack of racks)
    if (crossesPrism(footprint(rack), rack.height, from, to)) sum += hides(rack)
  const barriers: Wall[] = [...walls, ...edgesOf(outline)]
  for (const wall of barriers)
    if (crossesWall(wall, wall.height ?? ceiling, from, to)) sum += wallHides(wall)
  for (const deck of decksOf(hall)) if (crossesDeck(deck, from, to)) sum += hallConstants.deckHides
  return sum
}

/** How much a line through the rack loses. */
export const hides = ({ fill }: Rack) => (fill < hallConstants.blockingFill ? 1 : 2)

export const wallHides = ({ material }: Wall) => (material ? hallConstants.wallHides[material] : 2)

/** The sight of an anchor from a tag; undefined beyond the usable share of its range. */
export function sightOf(
  hall: Hall,
  anchor: Anchor,
  tag: Place,
  inAisle = false,
): Sight | undefined {
  const share = hallConstants.usableRange[inAisle ? 'aisle' : 'open']
  const dx = anchor.x - tag.x
  const dy = anchor.y - tag.y
  if (Math.sqrt(dx * dx + dy * dy) > share * anchor.range) return undefined
  const sum = obstruction(hall, anchor, tag)
  if (sum === 0) return 'sight'
  return sum === 1 ? 'shadowed' : 'blocked'
}

export function contains(
  { left, right, bottom, top }: Box,
  { x, y }: Pick<Place, 'x' | 'y'>,
): boolean {
  return x >= left && x <= right && y >= bottom && y <= top
}

/** The slab method: the part of the line above the footprint, and whether it dips below the top there. */
export function crossesPrism(box: Box, height: number, from: Place, to: Place): boolean {
  let start = 0
  let end = 1
  for (let axis = 0; axis < 2; axis += 1) {
    const origin = axis ? from.y : from.x
    const run = (axis ? to.y : to.x) - origin
    const low = (axis ? box.bottom : box.left) + shrink
    const high = (axis ? box.top : box.right) - shrink
    if (run === 0) {
      if (origin < low || origin > high) return false
    } else {
      const a = (low - origin) / run
      const b = (high - origin) / run
      start = Math.max(start, Math.min(a, b))
      end = Math.min(end, Math.max(a, b))
    }
  }
  if (start >= end) return false
  const rise = to.z - from.z
  return Math.min(from.z + start * rise, from.z + end * rise) < height - margin
}

export function crossesWall(
  { x0, y0, x1, y1 }: Line,
  height: number,
  from: Place,
  to: Place,
): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const wallX = x1 - x0
  const wallY = y1 - y0
  const determinant = dx * wallY - dy * wallX
  if (determinant === 0) return false
  const along = ((x0 - from.x) * wallY - (y0 - from.y) * wallX) / determinant
  const across = ((x0 - from.x) * dy - (y0 - from.y) * dx) / determinant
  const inside = (share: number) => share > margin && share < 1 - margin
  return inside(along) && inside(across) && from.z + along * (to.z - from.z) < height
}
