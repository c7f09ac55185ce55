import type { Plan } from '../floor/route.ts'
import { placeAt, poseAt, schedule, type Pose, type Timetable } from '../floor/timetable.ts'
import { round, type Point } from '../plan/geometry.ts'

/** What moves in a piece of the hall. */
export interface Scene {
  /** Seconds after which it repeats. */
  readonly loop: number
  /** The second that the still picture shows and the moving one starts from. */
  readonly still: number
  readonly plans: readonly Plan[]
}

export type Timetables = ReadonlyMap<string, Timetable>

export function timetablesOf({ plans, loop }: Scene): Timetables {
  return new Map(plans.map((plan) => [plan.id, schedule(plan, loop)]))
}

export interface ScenePose extends Pose {
  /** It has left the picture and is on its way back to where it comes in again. */
  readonly isAway: boolean
  readonly isLoaded: boolean
}

const trailSeconds = 5
const trailStep = 0.5
const sample = 0.125
/** Nothing on the floor gets further than this between two samples. */
const furthest = 2

export function scenePose(timetable: Timetable, seconds: number): ScenePose {
  const pose = poseAt(timetable, seconds)
  return {
    ...pose,
    isAway: isJump(placeAt(timetable, seconds - sample), pose.at),
    isLoaded: pose.load > 0.5,
  }
}

const isJump = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay) > furthest

/** Where it was in the last seconds, the oldest place first. */
export function trailPath(timetable: Timetable, seconds: number): string {
  const places: Point[] = [placeAt(timetable, seconds)]
  for (let ago = trailStep; ago <= trailSeconds; ago += trailStep) {
    const place = placeAt(timetable, seconds - ago)
    if (isJump(place, places[0] ?? place)) break
    places.unshift(place)
  }
  return `M${places.map(placed).join('L')}`
}

export const placed = ([x, y]: Point) => `${round(x)} ${round(y)}`
export const turned = (radians: number) => `rotate(${Math.round((radians * 180) / Math.PI)})`

/** Whether something that happens `from` a second of the loop `to` another is to be seen. */
export function isDuring({ loop }: Scene, [from, to]: readonly [number, number], seconds: number) {
  const now = ((seconds % loop) + loop) % loop
  return now >= from && now < to
}

/** Minutes and seconds of a wait: `4 min 12 s`, which all languages write alike. */
export function waited(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}\u00a0min ${whole % 60}\u00a0s`
}
