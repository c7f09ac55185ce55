import type { Point2 } from './iso.ts'

export interface Leg {
  readonly to: Point2
  /** km/h on the way there. */
  readonly limit?: number
  /** Drives backwards from the last stop to the next one. */
  readonly backwards?: true
  /** Seconds of standing at its end at least; stops for loads share what is left of the loop. */
  readonly stop?: number
  /** What the forks carry after the stop. */
  readonly loaded?: boolean
  /** Brakes hard for the stop. */
  readonly hard?: true
  /** Takes a pallet although an older one of the aisle should leave first. */
  readonly outOfTurn?: OutOfTurn
}

export interface OutOfTurn {
  readonly aisle: string
  /** For which the pallet and the oldest one have been stored. */
  readonly days: number
  readonly oldest: number
}

export interface Plan {
  readonly id: string
  readonly kind: 'truck' | 'person'
  readonly start: Point2
  readonly legs: readonly Leg[]
  /** Seconds of the loop at which the plan begins. */
  readonly startsAt: number
  readonly loaded: boolean
  /** A tool with a tag of its own. */
  readonly carries?: string
}

/** A stretch driven without standing, sampled every step of way. */
export interface Stretch {
  readonly points: readonly Point2[]
  /** m/s at each point. */
  readonly speeds: readonly number[]
  readonly backwards: boolean
  readonly stop: number
  readonly isElastic: boolean
  readonly loaded: boolean | undefined
  readonly outOfTurn: OutOfTurn | undefined
}

const step = 0.2
const accelerations = { truck: 0.9, person: 1.5 }
const cornering = { truck: { radius: 2.3, speed: 1.6 }, person: { radius: 0.5, speed: 1 } }

interface Way {
  points: Point2[]
  limits: number[]
}

function straight(way: Way, [toX, toY]: Point2, limit: number): void {
  const [x, y] = way.points.at(-1) ?? [toX, toY]
  const count = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / step))
  for (let index = 1; index <= count; index += 1) {
    way.points.push([x + ((toX - x) * index) / count, y + ((toY - y) * index) / count])
    way.limits.push(limit)
  }
}

function corner(way: Way, at: Point2, next: Point2, limit: number, kind: Plan['kind']): void {
  const from = way.points.at(-1) ?? at
  const before = Math.atan2(at[1] - from[1], at[0] - from[0])
  const after = Math.atan2(next[1] - at[1], next[0] - at[0])
  const turn = Math.atan2(Math.sin(after - before), Math.cos(after - before))
  const { radius, speed } = cornering[kind]
  const cut = radius * Math.abs(Math.tan(turn / 2))
  const entry: Point2 = [at[0] - cut * Math.cos(before), at[1] - cut * Math.sin(before)]
  straight(way, entry, limit)
  const count = Math.max(1, Math.round(Math.abs(turn * radius) / step))
  const side = Math.sign(turn)
  for (let index = 1; index <= count; index += 1) {
    const heading = before + (turn * index) / count
    way.points.push([
      entry[0] + side * radius * (Math.sin(heading) - Math.sin(before)),
      entry[1] - side * radius * (Math.cos(heading) - Math.cos(before)),
    ])
    way.limits.push(Math.min(limit, speed))
  }
}

function profile(limits: readonly number[], acceleration: number, braking: number): number[] {
  const speeds = [...limits]
  speeds[0] = 0
  speeds[speeds.length - 1] = 0
  for (let index = 1; index < speeds.length; index += 1) {
    const reachable = Math.sqrt((speeds[index - 1] ?? 0) ** 2 + 2 * acceleration * step)
    speeds[index] = Math.min(speeds[index] ?? 0, reachable)
  }
  for (let index = speeds.length - 2; index >= 0; index -= 1) {
    const stoppable = Math.sqrt((speeds[index + 1] ?? 0) ** 2 + 2 * braking * step)
    speeds[index] = Math.min(speeds[index] ?? 0, stoppable)
  }
  return speeds
}

/** Rounds the corners of a plan and finds how fast each point of it can be driven. */
export function layOut(plan: Plan): Stretch[] {
  const stretches: Stretch[] = []
  const acceleration = accelerations[plan.kind]
  let way: Way = { points: [plan.start], limits: [0] }
  plan.legs.forEach((leg, index) => {
    const limit = (leg.limit ?? 9.5) / 3.6
    const next = plan.legs[index + 1]
    if (leg.stop === undefined && next) {
      corner(way, leg.to, next.to, limit, plan.kind)
      return
    }
    straight(way, leg.to, limit)
    stretches.push({
      points: way.points,
      speeds: profile(way.limits, acceleration, leg.hard ? 2 : acceleration * 1.1),
      backwards: leg.backwards ?? false,
      stop: leg.stop ?? 0,
      isElastic: (leg.stop ?? 0) > 1 && !leg.hard,
      loaded: leg.loaded,
      outOfTurn: leg.outOfTurn,
    })
    way = { points: [leg.to], limits: [0] }
  })
  return stretches
}
