import { overlapOf } from './bodies.ts'
import { shiftConstants } from './constants.ts'
import type { Pose } from './drawn.ts'
import { isOutward, openFloorUnder, poseOf } from './pose.ts'
import type { Standing } from './standing.ts'
import type { Truck } from './truck.ts'

const { step } = shiftConstants
/** Metres a second by which a drawn truck that is behind may be faster than the truck. */
const catchUp = 1.2
/** Half of what a truck turns in a step, as a tangent: 85 degrees in a second. */
const halfTurn = 0.15
const cosine = (1 - halfTurn * halfTurn) / (1 + halfTurn * halfTurn)
const sine = (2 * halfTurn) / (1 + halfTurn * halfTurn)
/** Metres from the mouth from which a truck that drives in is off the street and may wait for others. */
const clear = 4
/** Trucks farther apart than this, on both axes together, do not touch. */
const near = 4

const aim: Pose = { x: 0, y: 0, dx: 1, dy: 0 }

/**
 * Moves a truck as it is drawn towards where it is. On the open floor of a spur, which the model leaves
 * free for all, it drives its own way no faster than a truck drives and turns, and waits for those who go
 * first. On roads it is where the truck is as soon as it has caught up.
 */
export function follow(truck: Truck, trucks: readonly Truck[], standing: Standing) {
  const { drawn, slot, speed } = truck
  if (speed === 0 && drawn.isAtRest && drawn.restsIn === slot) return
  const { pose } = drawn
  const most = (speed + catchUp) * step
  const index = openFloorUnder(truck)
  const piece = truck.path[index]
  const isOut = piece !== undefined && isOutward(piece)
  if (isOut && !drawn.isOut) drawn.isPassing = standing.isBarred(truck)
  drawn.isOut = isOut
  let rest = 0
  if (piece && !isOut && slot) {
    const share = (truck.front - (truck.starts[index] ?? 0)) / piece.length
    const until = share * slot.inward.length
    drawn.along = Math.min(drawn.along + most, until)
    rest = until - drawn.along
  }
  aim.dx = pose.dx
  aim.dy = pose.dy
  poseOf(truck, aim, index)
  const { x, y } = pose
  const away = Math.sqrt((aim.x - x) * (aim.x - x) + (aim.y - y) * (aim.y - y))
  const part = away > most ? most / away : 1
  drawn.lag = rest + (away > most ? away - most : 0)
  pose.x = part < 1 ? x + (aim.x - x) * part : aim.x
  pose.y = part < 1 ? y + (aim.y - y) * part : aim.y
  if (away > 0 && piece && mustYield(truck, { ...pose, x, y }, trucks)) {
    pose.x = x
    pose.y = y
    drawn.lag = rest + away
  }
  turn(pose)
  const isThere = drawn.lag === 0 && pose.dx === aim.dx && pose.dy === aim.dy
  drawn.isAtRest = isThere && speed === 0
  drawn.restsIn = slot
}

/** Whether a step from `before` leads a truck on open floor deeper into another that goes first. */
function mustYield(truck: Truck, before: Pose, trucks: readonly Truck[]): boolean {
  const { pose } = truck.drawn
  const rank = rankOf(truck)
  if (rank < clear) return false
  return trucks.some((other) => {
    const { pose: theirs } = other.drawn
    const apart = Math.abs(theirs.x - pose.x) + Math.abs(theirs.y - pose.y)
    if (other === truck || apart > near || isStanding(other)) return false
    const first = rankOf(other)
    if (first < rank || (first === rank && other.index > truck.index)) return false
    const depth = overlapOf(pose, theirs)
    return depth > 0 && depth > overlapOf(before, theirs)
  })
}

/** In its slot, or as far as it can come to it. */
const isStanding = ({ drawn, speed }: Truck) => !drawn.isOut && speed === 0 && drawn.lag < 0.05

/** Who drives out goes first, and of each sort who is farther. */
function rankOf(truck: Truck): number {
  const index = openFloorUnder(truck)
  const piece = truck.path[index]
  if (!piece) return Infinity
  const driven = truck.front - (truck.starts[index] ?? 0)
  return isOutward(piece) ? 1000 + driven - piece.length - truck.drawn.lag : driven
}

function turn(into: Pose) {
  const { dx, dy } = into
  if (dx * aim.dx + dy * aim.dy >= cosine) {
    into.dx = aim.dx
    into.dy = aim.dy
    return
  }
  const sign = dx * aim.dy - dy * aim.dx < 0 ? -sine : sine
  into.dx = dx * cosine - dy * sign
  into.dy = dy * cosine + dx * sign
}
