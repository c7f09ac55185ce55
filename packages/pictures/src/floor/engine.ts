import { alertAt, type Alert } from './alerts.ts'
import { errorAt, type FloorErrors } from './errors.ts'
import type { Anchor } from './anchors.ts'
import { isInside, speedZone } from './zones.ts'
import { tagHeight } from '../truck/truck-details.ts'
import type { Point2 } from './iso.ts'
import type { Plan } from './route.ts'
import { loopSeconds, placeAt, poseAt, type Pose, type Timetable } from './timetable.ts'

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
  /** Expected error of its position in centimetres; undefined where the floor has none. */
  readonly error: number | undefined
}

export interface FloorState {
  readonly seconds: number
  readonly movers: readonly Mover[]
  /** Id of the truck that the visitor follows, or nothing. */
  readonly followed: string
  /** Of {@link measuredOf}, nearest first. */
  readonly rangings: readonly Ranging[]
  readonly alert: Alert | undefined
  /** Movers inside the speed zone. */
  readonly slowed: readonly string[]
}

/** What happens on a floor: the server sends it to the browser, so that no script contains it. */
export interface FloorData {
  readonly plans: readonly Plan[]
  readonly anchors: readonly Anchor[]
  readonly errors?: FloorErrors
}

export interface Floor extends FloorData {
  readonly timetables: readonly Timetable[]
  /** By quarter of a second of the loop, as far as they have been asked for. */
  readonly alerts: Map<number, Alert | undefined>
}

const afterglow = 2.5
const trailSeconds = 9
const trailStep = 0.25
const alertStep = 0.25

export function openFloor(data: FloorData, timetables: readonly Timetable[]): Floor {
  return { ...data, timetables, alerts: new Map() }
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

function rangingsOf(anchors: readonly Anchor[], at: Point2): Ranging[] {
  return anchors
    .map((anchor) => ({ anchor, distance: distance(anchor, at) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 4)
}

function knownAlert({ timetables, alerts }: Floor, index: number): Alert | undefined {
  const count = loopSeconds / alertStep
  const key = ((index % count) + count) % count
  if (!alerts.has(key)) alerts.set(key, alertAt(timetables, key * alertStep))
  return alerts.get(key)
}

function shownAlert(floor: Floor, seconds: number): Alert | undefined {
  const index = Math.floor(seconds / alertStep)
  for (let ago = 0; ago <= afterglow / alertStep; ago += 1) {
    const past = knownAlert(floor, index - ago)
    if (!past) continue
    return (ago < 2 && alertAt(floor.timetables, seconds)) || { ...past, active: false }
  }
  return undefined
}

export interface Happening {
  /** Seconds of the loop. */
  readonly seconds: number
  readonly alert: Alert
}

/** Every alert of the loop with the moment at which it begins, in order. */
export function happenings(floor: Floor): Happening[] {
  const found: Happening[] = []
  const quiet = new Map<string, number>()
  for (let index = -40; index < loopSeconds / alertStep; index += 1) {
    const alert = knownAlert(floor, index)
    if (!alert) continue
    const key = alert.kind + alert.about.join()
    const last = quiet.get(key)
    if (index >= 0 && (last === undefined || (index - last) * alertStep > afterglow)) {
      found.push({ seconds: index * alertStep, alert })
    }
    quiet.set(key, index)
  }
  return found
}

/** The mover whose distances to the anchors are shown: the followed truck, or the first of all. */
export function measuredOf({ movers, followed }: Pick<FloorState, 'movers' | 'followed'>) {
  return movers.find(({ id }) => id === followed) ?? movers[0]
}

/** Everything a picture of the floor needs at a time; repeats after {@link loopSeconds}. */
export function stateAt(floor: Floor, seconds: number, followed = ''): FloorState {
  const movers = floor.timetables.map((timetable, index, all): Mover => {
    const pose = poseAt(timetable, seconds)
    const { id, kind } = timetable.plan
    const trail = trailOf(timetable, seconds, index / all.length)
    return { ...pose, id, kind, trail, error: errorAt(floor.errors, id, seconds) }
  })
  return {
    seconds,
    movers,
    followed,
    rangings: rangingsOf(floor.anchors, measuredOf({ movers, followed })?.at ?? [0, 0]),
    alert: shownAlert(floor, seconds),
    slowed: movers.filter(({ at }) => isInside(speedZone, at)).map(({ id }) => id),
  }
}

export { loopSeconds }
