import { boundsOf, type Box, type Corner, type Plan } from '../plan.ts'
import { shiftConstants } from './constants.ts'
import { freeFloorOf } from './free-floor.ts'
import type { LaneIndex } from './lanes.ts'
import { onFloor, spurEdge, type StagingSpur } from './spurs.ts'
import type { Street } from './streets.ts'
import { trackOf, type Track } from './track.ts'

const { body, streetWidth, truckLength } = shiftConstants

/** Between two trucks that stand side by side, or one behind the other. */
const gap = 0.3
const pitch = { across: body.width + gap, along: body.length + gap }
/** A truck before a dock turns round between two others. */
const turningPitch = 1.95
/** Metres to the side of a spur's mouth within which trucks leave the street for their slots. */
const beside = 1.5
/** Metres behind the mouth of a long spur by which each truck is in the line of its slot. */
const longest = 8
/** Where two columns of parked trucks end, from the end of the street. */
const parked = 2 * pitch.across + gap

/** Where one truck stands on a spur, and how it gets there and away. */
export interface Slot {
  /** Where its middle is. */
  readonly middle: Corner
  /** From the mouth to where its front stands; of a truck that parks, from lane to slot, by its middle. */
  readonly inward: Track
  /** From where its rear is before it drives off, to the mouth. */
  readonly outward: Track
  /** The same past the trucks that stand before it. */
  readonly past?: Track
  /** Indices of the slots before and behind it: who stands behind moves up. */
  readonly ahead?: number
  readonly behind?: number
}

/** Where trucks leave a street at its end, to park beside it. */
interface ParkingRoad {
  readonly lane: LaneIndex
  /** On which side of the street they park. */
  readonly side: 1 | -1
  /** Where they leave their lane, along the street; and the lane, across it. */
  readonly gate: { readonly u: number; readonly lane: number }
  /** Where they stand when there is no room beside it. */
  readonly place: Corner
}

/** Side by side before the pallets of a dock, as many as there is room for. */
export function stagingSlots(
  plan: Plan,
  street: Street,
  spur: StagingSpur,
  { mouth, others }: { mouth: number; others: readonly number[] },
): Slot[] {
  const { u, w, side } = spur
  const isFree = freeFloorOf(plan)
  const depth = w - side * (body.length / 2 + 0.1)
  const front = depth + side * (body.length / 2)
  const reach = Math.abs(front) - spurEdge
  const isLong = reach > 2 * longest
  const isAtEnd = (at: number) =>
    Math.min(at - street.from, street.to - at) < parked + body.width / 2
  const isOwn = (at: number) =>
    others.every((other) => Math.abs(at - other) > Math.abs(at - u) + turningPitch)
  const across = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5]
    .map((k) => u + k * turningPitch * (mouth < u ? -1 : 1))
    .filter((at, index) => at === u || (isOwn(at) && (isLong || index < 3 || !isAtEnd(at))))
  return [0, 1, 2].flatMap((row) =>
    across.flatMap((at): Slot[] => {
      const back = side * row * pitch.along * (isLong ? 1 : -1)
      const middle = onFloor(street, at, depth - back)
      const isFirst = row === 0 && at === u
      if (!isLong && row > 0 && at !== u && isAtEnd(at)) return []
      if (!isFirst && !isFree(boxAround(middle, street))) return []
      const off = Math.min(mouth + beside, Math.max(mouth - beside, at))
      const isAside = isLong && isAtEnd(at)
      const spread = Math.min(longest, 0.6 * reach)
      const line = isAside
        ? front - back - side * (body.length + spread)
        : side * (spurEdge + spread)
      const way = [
        onFloor(street, at, front - back),
        ...(isAside
          ? [onFloor(street, at, front - back - side * body.length), onFloor(street, off, line)]
          : [onFloor(street, at, side * (spurEdge + spread))]),
        onFloor(street, off, side * spurEdge),
      ]
      return [{ middle, inward: trackOf(way.toReversed()), outward: trackOf(way) }]
    }),
  )
}

/** In two columns beside the end of a street, on the side of its docks, where nothing else stands. */
export function parkingSlots(
  plan: Plan,
  street: Street,
  taken: readonly Slot[],
  { lane, side, gate, place }: ParkingRoad,
): Slot[] {
  const isFree = freeFloorOf(plan)
  const boxes = [
    ...plan.staging.map(boundsOf),
    ...taken.map(({ middle }) => boxAround(middle, street)),
  ]
  const [end, inward] = lane === 0 ? [street.to, -1] : [street.from, 1]
  const first = streetWidth / 2 + body.length / 2
  const across = (column: number) => end + inward * (body.width / 2 + gap + column * pitch.across)
  const columns = [1, 0].map((column) => {
    const u = across(column)
    return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((line) => {
      const w = side * (first + line * pitch.along)
      const box = boxAround(onFloor(street, u, w), street)
      return isFree(box) && !boxes.some((other) => overlap(other, box)) ? [{ u, w, column }] : []
    })
  })
  const places = columns
    .flatMap((column) => column.map((one, row) => ({ ...one, row })))
    .toSorted((a, b) => a.row - b.row)
  const before = onFloor(street, gate.u + inward * (truckLength / 2), gate.lane)
  const beyond = onFloor(street, gate.u, -gate.lane)
  const lineBeside = across(2)
  const slots = places.map(({ u, w, row, column }): Slot => {
    const next = places.findIndex((one) => one.column === column && one.row === row + 1)
    const middle = onFloor(street, u, w)
    const rear = onFloor(street, u, w + side * (body.length / 2))
    const previous = places.findIndex((one) => one.column === column && one.row === row - 1)
    const mouth = onFloor(street, u, side * spurEdge)
    const at = (depth: number) => onFloor(street, lineBeside, depth)
    const round = [at(gate.lane), at(w + side * pitch.along)]
    const past = [rear, middle, at(w - side * pitch.along), at(side * spurEdge), beyond]
    return {
      middle,
      inward: trackOf([before, ...(row === 0 ? [onFloor(street, u, gate.lane)] : round), middle]),
      outward: trackOf([rear, mouth, beyond]),
      past: trackOf(past),
      ...(previous < 0 ? {} : { ahead: previous }),
      ...(next < 0 ? {} : { behind: next }),
    }
  })
  if (slots.length) return slots
  const [inTrack, outTrack] = [trackOf([before, place]), trackOf([place, beyond])]
  return [{ middle: place, inward: inTrack, outward: outTrack }]
}

function boxAround([x, y]: Corner, { axis }: Street): Box {
  const [width, height] = axis === 'x' ? [body.width, body.length] : [body.length, body.width]
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.bottom < other.top &&
  one.top > other.bottom
