import { findConflict, type Conflict } from './conflict.ts'
import { plans } from './fleet.ts'
import { anchors, type Anchor } from './anchors.ts'
import { crossing, isInside, speedZone, type Zone } from './zones.ts'
import type { Point2 } from './iso.ts'
import type { Plan } from './route.ts'
import { loopSeconds, placeAt, poseAt, schedule, type Pose, type Timetable } from './timetable.ts'

export interface Ranging {
  readonly anchor: Anchor
  /** Metres between tag and anchor. */
  readonly distance: number
}

export interface Mover extends Pose {
  readonly id: string
  readonly kind: Plan['kind']
  /** Where it was, oldest first, every quarter second; the same list until there is one more. */
  readonly trail: readonly Point2[]
  /** Metres, 95 % of the time. */
  readonly accuracy: number
}

export interface Alert extends Conflict {
  readonly between: readonly [string, string]
  readonly zone: Zone
  /** False in the moments after the conflict is solved. */
  readonly active: boolean
}

export interface FloorState {
  readonly seconds: number
  readonly movers: readonly Mover[]
  /** Of the first mover, nearest first. */
  readonly rangings: readonly Ranging[]
  readonly alert: Alert | undefined
  /** Movers inside the speed zone. */
  readonly slowed: readonly string[]
}

export interface Floor {
  readonly timetables: readonly Timetable[]
  /** By quarter of a second of the loop, as far as they have been asked for. */
  readonly conflicts: Map<number, Alert | undefined>
}

const tagHeight = 2.9
const safetyDistance = 3
const warningSeconds = 4
const afterglow = 1.6
const trailSeconds = 9
const trailStep = 0.25
const conflictStep = 0.25

export function openFloor(timetables: readonly Timetable[] = plans.map(schedule)): Floor {
  return { timetables, conflicts: new Map() }
}

const lastTrails = new WeakMap<Timetable, { first: number; trail: Point2[] }>()

/** The movers' samples are staggered, so that not all trails grow in the same frame. */
function trailOf(timetable: Timetable, seconds: number, stagger: number): Point2[] {
  const first = Math.ceil((seconds - trailSeconds) / trailStep - stagger)
  const known = lastTrails.get(timetable)
  if (known?.first === first) return known.trail
  const trail: Point2[] = []
  for (let index = first; (index + stagger) * trailStep <= seconds; index += 1) {
    trail.push(placeAt(timetable, (index + stagger) * trailStep))
  }
  lastTrails.set(timetable, { first, trail })
  return trail
}

function distance(anchor: Anchor, [x, y]: Point2): number {
  return Math.hypot(anchor.at[0] - x, anchor.at[1] - y, anchor.at[2] - tagHeight)
}

function rangingsOf(at: Point2): Ranging[] {
  return anchors
    .map((anchor) => ({ anchor, distance: distance(anchor, at) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 4)
}

/** Grows a little with the distance to the nearest anchors, as measured systems do. */
function accuracyOf(at: Point2): number {
  const near = rangingsOf(at)
  const mean = near.reduce((sum, ranging) => sum + ranging.distance, 0) / near.length
  return Math.min(0.1, 0.05 + mean * 0.002)
}

function conflictAt(timetables: readonly Timetable[], seconds: number): Alert | undefined {
  const trucks = timetables
    .filter(({ plan }) => plan.kind === 'truck')
    .map((timetable) => ({ id: timetable.plan.id, ...poseAt(timetable, seconds) }))
  let nearest: Alert | undefined
  trucks.forEach((a, index) => {
    for (const b of trucks.slice(index + 1)) {
      const conflict = findConflict(a, b, safetyDistance)
      if (!conflict || conflict.seconds > (nearest?.seconds ?? warningSeconds)) continue
      if (!isInside(crossing, conflict.at)) continue
      nearest = { ...conflict, between: [a.id, b.id], zone: crossing, active: true }
    }
  })
  return nearest
}

function knownConflict({ timetables, conflicts }: Floor, index: number): Alert | undefined {
  const count = loopSeconds / conflictStep
  const key = ((index % count) + count) % count
  if (!conflicts.has(key)) conflicts.set(key, conflictAt(timetables, key * conflictStep))
  return conflicts.get(key)
}

function alertAt(floor: Floor, seconds: number): Alert | undefined {
  const index = Math.floor(seconds / conflictStep)
  for (let ago = 0; ago <= afterglow / conflictStep; ago += 1) {
    const past = knownConflict(floor, index - ago)
    if (!past) continue
    return (ago < 2 && conflictAt(floor.timetables, seconds)) || { ...past, active: false }
  }
  return undefined
}

/** Everything a picture of the floor needs at a time; repeats after {@link loopSeconds}. */
export function stateAt(floor: Floor, seconds: number): FloorState {
  const movers = floor.timetables.map((timetable, index, all): Mover => {
    const pose = poseAt(timetable, seconds)
    const { id, kind } = timetable.plan
    const trail = trailOf(timetable, seconds, index / all.length)
    return { ...pose, id, kind, trail, accuracy: accuracyOf(pose.at) }
  })
  return {
    seconds,
    movers,
    rangings: rangingsOf(movers[0]?.at ?? [0, 0]),
    alert: alertAt(floor, seconds),
    slowed: movers.filter(({ at }) => isInside(speedZone, at)).map(({ id }) => id),
  }
}

export { loopSeconds }
