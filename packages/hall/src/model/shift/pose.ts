import { shiftConstants } from './constants.ts'
import type { Corner } from '../plan.ts'
import type { Pose } from './drawn.ts'
import type { Piece } from './network.ts'
import type { Slot } from './slots.ts'
import type { Spur } from './spur-roads.ts'
import { locateOn } from './track.ts'
import type { Truck } from './truck.ts'

const { truckLength, body } = shiftConstants

/** From the front of the road that a truck takes up to the ends of its body. */
const toFront = (truckLength - body.length) / 2
const toRear = toFront + body.length
/** Metres before its slot in which a truck comes into line with it. */
const lineUp = 1.5
/** Metres that a truck backs out from between others before it turns round. */
const backOut = 1.6

const front = { x: 0, y: 0 }
const rear = { x: 0, y: 0 }

/** Writes the pose: along its way on roads, and to and from its own slot on the open floor of a spur. */
export function poseOf(truck: Truck, into: Pose, index = openFloorUnder(truck)) {
  const piece = truck.path[index]
  const stand = piece && standOn(truck, piece)
  if (!piece || !stand) {
    locateOnRoad(truck, truck.front - toFront, front)
    locateOnRoad(truck, truck.front - toRear, rear)
    between(into)
    return
  }
  const begins = truck.starts[index] ?? 0
  if (isOutward(piece)) outward(truck, piece, begins, stand, into)
  else if (stand.spur.dock < 0) park(truck, stand, into)
  else inward(truck, piece, begins, stand, into)
}

/** Open floor on which a truck leaves its spur. */
export const isOutward = ({ way }: Piece) => way.from === way.spur

interface Stand {
  readonly spur: Spur
  readonly slot: Slot
}

/** Index of the open floor that the truck is on with any part; −1 stands for no open floor. */
export function openFloorUnder({ path, starts, at, front: ahead }: Truck): number {
  for (let index = at; index >= 0; index -= 1) {
    const piece = path[index]
    if (!piece || (starts[index] ?? 0) + piece.length <= ahead - toRear) return -1
    if (piece.section < 0) return index
  }
  return -1
}

/** Where the truck stands, or stood, on the spur of a way. */
function standOn({ spur, slot, left }: Truck, { way }: Piece): Stand | undefined {
  if (left && left.spur.junction === way.spur) return left
  return spur && slot && spur.junction === way.spur ? { spur, slot } : undefined
}

function inward(truck: Truck, piece: Piece, begins: number, { spur, slot }: Stand, into: Pose) {
  const { length } = slot.inward
  const driven = truck.front - toFront - begins
  const ahead = driven < 0 ? driven : (driven * length) / (piece.length - toFront)
  locate(truck, begins, slot, ahead, front)
  locate(truck, begins, slot, ahead - body.length, rear)
  between(into)
  blend(into, slot.middle, spur.facing, 1 - (length - ahead) / lineUp)
}

function locate(truck: Truck, begins: number, slot: Slot, ahead: number, into: typeof front) {
  if (ahead < 0) locateOnRoad(truck, begins + ahead, into)
  else locateOn(slot.inward, ahead, into)
}

/** Drives, or backs, into its slot so that it faces the street. */
function park(truck: Truck, { spur, slot }: Stand, into: Pose) {
  locateOn(slot.inward, truck.drawn.along, front)
  locateOn(slot.inward, truck.drawn.along - 0.1, rear)
  const [fx, fy] = spur.facing
  between(into)
  into.x = front.x
  into.y = front.y
  const onward = into.dx * fx + into.dy * fy
  if (onward > 0.3 && truck.drawn.along < slot.inward.length - lineUp / 5) return
  const isBacking = onward < -0.3
  into.dx = isBacking ? -into.dx : fx
  into.dy = isBacking ? -into.dy : fy
}

function outward(truck: Truck, piece: Piece, begins: number, { spur, slot }: Stand, into: Pose) {
  const track = (truck.drawn.isPassing && slot.past) || slot.outward
  const { length } = track
  const ends = begins + piece.length
  const left = ends - (truck.front - toFront)
  const room = length - body.length
  const ahead = length - (left * room) / (piece.length + toFront)
  if (left > 0) locateOn(track, ahead, front)
  else locateOnRoad(truck, truck.front - toFront, front)
  locateOn(track, left > 0 ? ahead - body.length : length - (left + body.length), rear)
  between(into)
  const driven = ahead - body.length
  blend(into, slot.middle, [into.dx, into.dy], 1 - driven / lineUp)
  if (spur.dock >= 0 && driven < Math.min(backOut, 0.3 * room)) {
    into.dx = spur.facing[0]
    into.dy = spur.facing[1]
  }
}

/** Writes the middle and the direction of a body between `rear` and `front`. */
function between(into: Pose) {
  const dx = front.x - rear.x
  const dy = front.y - rear.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > 0) {
    into.dx = dx / length
    into.dy = dy / length
  }
  into.x = (front.x + rear.x) / 2
  into.y = (front.y + rear.y) / 2
}

/** Moves a pose towards another by a share. */
function blend(into: Pose, [x, y]: Corner, [dx, dy]: Corner, share: number) {
  if (!(share > 0)) return
  const part = Math.min(1, share)
  into.x += (x - into.x) * part
  into.y += (y - into.y) * part
  const [ux, uy] = [into.dx + (dx - into.dx) * part, into.dy + (dy - into.dy) * part]
  const length = Math.sqrt(ux * ux + uy * uy)
  if (length < 0.01) return
  into.dx = ux / length
  into.dy = uy / length
}

/** A place on the way of a truck, where it meets a spur shifted to the mouth of its own slot. */
function locateOnRoad(truck: Truck, where: number, into: typeof front) {
  const { path, starts } = truck
  let index = truck.at
  while (index > 0 && (starts[index] ?? 0) > where) index -= 1
  const piece = path[index]
  if (!piece) return
  const along = (where - (starts[index] ?? 0)) / (piece.length || 1)
  const share = Math.min(1, Math.max(0, along))
  const from = shifted(truck, piece, piece.index - 1)
  const to = shifted(truck, piece, piece.index)
  const [x0, y0] = piece.from
  const [x1, y1] = piece.to
  into.x = (x0 + from[0]) * (1 - share) + (x1 + to[0]) * share
  into.y = (y0 + from[1]) * (1 - share) + (y1 + to[1]) * share
}

const unmoved: Corner = [0, 0]

/**
 * How far the end of a piece is moved for a truck whose slot is not in the middle of the spur. Beside the
 * spur it turns as far to the side as its section is long.
 */
function shifted(truck: Truck, { way }: Piece, index: number): Corner {
  if (way.spur < 0) return unmoved
  const isInto = way.to === way.spur
  const open = isInto ? way.pieces.length - 1 : 0
  const mouth = isInto ? open - 1 : open
  const isNear = way.pieces.length === 3 && index === (isInto ? mouth - 1 : mouth + 1)
  const stand = index === mouth || isNear ? standOn(truck, way.pieces[open]!) : undefined
  if (!stand || stand.spur.dock < 0) return unmoved
  const [x, y] = (isInto ? way.pieces[open]?.from : way.pieces[open]?.to) ?? unmoved
  const own = isInto ? stand.slot.inward.corners[0] : stand.slot.outward.corners.at(-1)
  const [dx, dy] = [(own?.[0] ?? x) - x, (own?.[1] ?? y) - y]
  if (!isNear) return [dx, dy]
  const along = way.pieces[isInto ? 0 : 2]
  const dot = along ? (along.to[0] - along.from[0]) * dx + (along.to[1] - along.from[1]) * dy : 0
  const part = dot > 0 === isInto ? 1 : 0.5
  return [dx * part, dy * part]
}
