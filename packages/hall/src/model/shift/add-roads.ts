import { aisleAt } from '../aisles.ts'
import { boundsOf, type Corner, type Plan } from '../plan.ts'
import { spanOf, type DrivenAisle } from './blocks.ts'
import { laneIndices, type Lanes } from './lanes.ts'
import type { Network, Way } from './network.ts'
import type { RoadAisle } from './spur-roads.ts'
import { onFloor } from './spurs.ts'
import type { SideStreet, Streets } from './streets.ts'
import { shiftConstants } from './constants.ts'

const { streetWidth, laneOffset, limits, aisleSection, section } = shiftConstants
const half = streetWidth / 2
/** Keeps a whole number of sections whole. */
const rounding = 1e-6

export function addAisle(
  network: Network,
  lanes: readonly Lanes[],
  ends: Streets['blocks'][number] | undefined,
  { index, ...aisle }: DrivenAisle & { index: number },
): RoadAisle | undefined {
  const low = lanes[ends?.low ?? -1]
  const high = lanes[ends?.high ?? -1]
  if (!ends || !low || !high) return undefined
  const { near, far } = spanOf(aisle, aisle.along)
  const middle = (near + far) / 2
  const way = addOneWay(
    network,
    { low, high, u: middle, isUp: aisle.isUp },
    { limit: limits.aisle, length: aisleSection, aisle: index },
  )
  const begins = aisle.isUp ? low.street.at + half : high.street.at - half
  const admits = Math.max(1, Math.floor(way.pieces.length / 2))
  return { ...aisle, way, begins, middle, ends, admits }
}

/** Straight on from an aisle over the street into the one opposite. */
export function addCrossroads(
  network: Network,
  lanes: readonly Lanes[],
  aisles: readonly RoadAisle[],
) {
  const startOf = ({ isUp, ends }: RoadAisle) => (isUp ? ends.low : ends.high)
  const endOf = ({ isUp, ends }: RoadAisle) => (isUp ? ends.high : ends.low)
  for (const one of aisles)
    for (const other of aisles) {
      if (one.isUp !== other.isUp || endOf(one) !== startOf(other)) continue
      const over = lanes[endOf(one)]?.over(one.middle, one.isUp ? -1 : 1, other.middle)
      if (over) network.add({ ...over, from: one.way.to, to: other.way.from })
    }
}

export function addSide(network: Network, lanes: readonly Lanes[], { at, low, high }: SideStreet) {
  const [below, above] = [lanes[low], lanes[high]]
  if (!below || !above) return
  const right = below.street.axis === 'x' ? laneOffset : -laneOffset
  for (const isUp of [true, false])
    addOneWay(
      network,
      { low: below, high: above, u: isUp ? at + right : at - right, isUp },
      onStreet,
    )
}

/** One-way zones off the aisles are roads, from one street to another. */
export function addDrawn(
  network: Network,
  lanes: readonly Lanes[],
  { zones }: Plan,
  aisles: readonly DrivenAisle[],
) {
  for (const { kind, direction, polygon } of zones) {
    if (kind !== 'one-way' || !direction) continue
    const box = boundsOf(polygon)
    const middle = { x: (box.left + box.right) / 2, y: (box.bottom + box.top) / 2 }
    if (aisleAt(aisles, middle)) continue
    const along = direction === 'N' || direction === 'S' ? 'y' : 'x'
    const { low, high } = spanOf(box, along)
    const u = along === 'y' ? middle.x : middle.y
    const at = (end: number) =>
      lanes.find(
        ({ street: { axis, at: line, from, to } }) =>
          axis !== along && u > from && u < to && Math.abs(line - end) <= streetWidth,
      )
    const [first, last] = [at(low), at(high)]
    if (!first || !last || first === last) continue
    const isUp = direction === 'N' || direction === 'E'
    addOneWay(network, { low: first, high: last, u, isUp }, onStreet)
  }
}

interface OneWay {
  low: Lanes
  high: Lanes
  u: number
  isUp: boolean
}

interface RoadKind {
  limit: number
  /** Of a section, as near as a whole number of sections allows. */
  length: number
  aisle?: number
}

const onStreet: RoadKind = { limit: limits.street, length: section }

/** A one-way road across the streets, from the edge of one to the edge of the other. */
function addOneWay(
  network: Network,
  { low, high, u, isUp }: OneWay,
  { limit, length: wanted, aisle = -1 }: RoadKind,
): Way {
  const begin = network.junction()
  const end = network.junction()
  const [first, last] = isUp ? [low, high] : [high, low]
  const [firstSide, lastSide] = isUp ? ([1, -1] as const) : ([-1, 1] as const)
  const start = onFloor(first.street, u, firstSide * half)
  const stop = onFloor(last.street, u, lastSide * half)
  const length = high.street.at - low.street.at - streetWidth
  const count = Math.max(2, Math.floor(length / wanted + rounding))
  const at = (k: number): Corner => [
    start[0] + ((stop[0] - start[0]) * k) / count,
    start[1] + ((stop[1] - start[1]) * k) / count,
  ]
  const way = network.add({
    from: begin,
    to: end,
    aisle,
    pieces: Array.from({ length: count }, (_, k) => ({
      section: network.section(),
      limit,
      isTurn: false,
      isPassing: false,
      from: at(k),
      to: at(k + 1),
    })),
  })
  for (const lane of laneIndices) {
    network.add({ ...first.leave(lane, u, firstSide), to: begin })
    network.add({ ...last.enter(lane, u, lastSide), from: end })
  }
  return way
}
