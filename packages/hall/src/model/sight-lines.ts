import { hallConstants } from './constants.ts'
import { crossesDeck, decksOf, type Deck } from './decks.ts'
import { contains, crossesPrism, crossesWall, hides, wallHides } from './sight.ts'
import {
  columnBox,
  edgesOf,
  footprint,
  type Box,
  type Hall,
  type Line,
  type Place,
} from './plan.ts'

interface Prism {
  readonly box: Box
  readonly height: number
  /** What a line through it loses: 1 is shadowed, 2 blocked. */
  readonly hides: number
  /** A column hides nothing from the anchor that hangs on it. */
  readonly isColumn: boolean
}

interface Barrier {
  readonly line: Line
  readonly box: Box
  readonly height: number
  readonly hides: number
}

/** What stands between anchors and tags, prepared for many lines: the same answers as `obstruction`. */
export interface Obstacles {
  readonly prisms: readonly Prism[]
  readonly barriers: readonly Barrier[]
  readonly decks: readonly Deck[]
}

export function obstaclesOf({
  ceiling,
  columns,
  racks,
  walls,
  outline,
  zones,
}: Omit<Hall, 'anchors'>): Obstacles {
  const barrier = (line: Line, height: number, lost: number): Barrier => ({
    line,
    box: boxOf(line),
    height,
    hides: lost,
  })
  return {
    prisms: [
      ...racks.map((rack) => ({
        box: footprint(rack),
        height: rack.height,
        hides: hides(rack),
        isColumn: false,
      })),
      ...columns.map((column) => ({
        box: columnBox(column),
        height: ceiling,
        hides: 1,
        isColumn: true,
      })),
    ],
    barriers: [
      ...walls.map((wall) => barrier(wall, wall.height ?? ceiling, wallHides(wall))),
      ...edgesOf(outline).map((edge) => barrier(edge, ceiling, 2)),
    ],
    decks: decksOf({ ...(zones && { zones }) }),
  }
}

/** What can stand in the way of a line from `from` that is at most `reach` long. */
export function obstaclesNear(
  { prisms, barriers, decks }: Obstacles,
  from: Place,
  reach: number,
): Obstacles {
  const isNear = ({ box }: { box: Box }) =>
    box.left <= from.x + reach &&
    box.right >= from.x - reach &&
    box.bottom <= from.y + reach &&
    box.top >= from.y - reach
  return {
    prisms: prisms.filter(
      (prism) => isNear(prism) && !(prism.isColumn && contains(prism.box, from)),
    ),
    barriers: barriers.filter(isNear),
    decks: decks.filter(isNear),
  }
}

/** 0 is free, 1 shadowed, 2 blocked, on the line from an anchor through `obstaclesNear` it. */
export function hiddenBy(
  { prisms, barriers, decks }: Obstacles,
  from: Place,
  to: Place,
): 0 | 1 | 2 {
  const left = Math.min(from.x, to.x)
  const right = Math.max(from.x, to.x)
  const bottom = Math.min(from.y, to.y)
  const top = Math.max(from.y, to.y)
  let sum = 0
  for (const { box, height, hides: lost } of prisms) {
    // Most stand to one side of the line: four comparisons in place of the slabs.
    if (box.right <= left || box.left >= right || box.top <= bottom || box.bottom >= top) continue
    if (!crossesPrism(box, height, from, to)) continue
    sum += lost
    if (sum > 1) return 2
  }
  for (const { box, line, height, hides: lost } of barriers) {
    if (box.right < left || box.left > right || box.top < bottom || box.bottom > top) continue
    if (!crossesWall(line, height, from, to)) continue
    sum += lost
    if (sum > 1) return 2
  }
  for (const deck of decks) if (crossesDeck(deck, from, to)) sum += hallConstants.deckHides
  if (sum > 1) return 2
  return sum === 0 ? 0 : 1
}

const boxOf = ({ x0, y0, x1, y1 }: Line): Box => ({
  left: Math.min(x0, x1),
  right: Math.max(x0, x1),
  bottom: Math.min(y0, y1),
  top: Math.max(y0, y1),
})
