import type { Point2 } from './iso.ts'
import { layOut, type OutOfTurn, type Plan, type Stretch } from './route.ts'

/** Seconds after which everything is where it began. */
export const loopSeconds = 72
const rate = 8

export interface Pose {
  readonly at: Point2
  /** Radians, 0 along x, a quarter turn along y. */
  readonly heading: number
  /** m/s, never negative. */
  readonly speed: number
  /** m/s along x and y. */
  readonly velocity: Point2
  /** 0 without, 1 with a load. */
  readonly load: number
  /** Metres the forks are raised. */
  readonly lift: number
}

interface Key {
  seconds: number
  at: Point2
  heading: number
  speed: number
  backwards: boolean
}

export interface Timetable {
  readonly plan: Plan
  /** Seconds after which it repeats. */
  readonly loop: number
  readonly keys: readonly Key[]
  readonly changes: readonly Change[]
}

/** Forks take or leave a load. */
interface Change {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
  readonly outOfTurn: OutOfTurn | undefined
}

function headingAt(points: readonly Point2[], index: number, backwards: boolean): number {
  const last = points.length - 1
  const [x0, y0] = points[Math.max(0, index - 1)] ?? [0, 0]
  const [x1, y1] = points[Math.min(last, index + 1)] ?? [0, 0]
  return Math.atan2(y1 - y0, x1 - x0) + (backwards ? Math.PI : 0)
}

export function turnBetween(from: number, to: number): number {
  return Math.atan2(Math.sin(to - from), Math.cos(to - from))
}

function drive(stretch: Stretch, start: number, keys: Key[]): number {
  let seconds = start
  stretch.points.forEach((at, index) => {
    const speed = stretch.speeds[index] ?? 0
    const before = stretch.points[index - 1]
    if (before) {
      const mean = Math.max(0.12, (speed + (stretch.speeds[index - 1] ?? 0)) / 2)
      seconds += Math.hypot(at[0] - before[0], at[1] - before[1]) / mean
    }
    const { points, backwards } = stretch
    keys.push({ seconds, at, heading: headingAt(points, index, backwards), speed, backwards })
  })
  return seconds
}

/** How much longer than at least the elastic stops are, so that the plan fills the loop. */
function stretchOf(plan: Plan, stretches: readonly Stretch[], loop: number): number {
  let [taken, elastic] = [0, 0]
  for (const stretch of stretches) {
    taken += drive(stretch, 0, [])
    if (stretch.isElastic) elastic += stretch.stop
    else taken += stretch.stop
  }
  const factor = (loop - taken) / elastic
  if (factor < 0.5) throw new Error(`${plan.id} has no time for its stops`)
  return factor
}

/** @throws if the plan takes longer than the loop */
export function schedule(plan: Plan, loop: number = loopSeconds): Timetable {
  const dense: Key[] = []
  const changes: Change[] = []
  const stretches = layOut(plan)
  const factor = stretchOf(plan, stretches, loop)
  let seconds = 0
  let load = plan.loaded ? 1 : 0
  for (const stretch of stretches) {
    const from = drive(stretch, seconds, dense)
    seconds = from + stretch.stop * (stretch.isElastic ? factor : 1)
    const after = stretch.loaded === undefined ? load : Number(stretch.loaded)
    const { outOfTurn } = stretch
    const to = Math.min(seconds, from + 7)
    if (after !== load) changes.push({ from, to, before: load, after, outOfTurn })
    load = after
  }
  return { plan, loop, keys: resample(dense, loop * rate), changes }
}

function resample(dense: readonly Key[], samples: number): Key[] {
  let index = 0
  return Array.from({ length: samples }, (_, sample) => {
    const seconds = sample / rate
    while ((dense[index + 1]?.seconds ?? Infinity) <= seconds) index += 1
    const a = dense[index] as Key
    const b = dense[index + 1] ?? a
    const share = b === a ? 0 : (seconds - a.seconds) / (b.seconds - a.seconds || 1)
    return mix(a, b, Math.min(1, Math.max(0, share)))
  })
}

function mix(a: Key, b: Key, share: number): Key {
  const between = (from: number, to: number) => from + (to - from) * share
  return {
    seconds: between(a.seconds, b.seconds),
    at: [between(a.at[0], b.at[0]), between(a.at[1], b.at[1])],
    heading: a.heading + turnBetween(a.heading, b.heading) * share,
    speed: between(a.speed, b.speed),
    backwards: share < 1 ? a.backwards : b.backwards,
  }
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

/** Seconds since its plan began. */
function ownTime({ plan, loop }: Timetable, seconds: number): number {
  return (((seconds - plan.startsAt) % loop) + loop) % loop
}

function keyAt(timetable: Timetable, seconds: number): Key {
  const { keys } = timetable
  const sample = ownTime(timetable, seconds) * rate
  const index = Math.floor(sample) % keys.length
  const next = keys[(index + 1) % keys.length]
  return mix(keys[index] as Key, next as Key, sample - Math.floor(sample))
}

export function placeAt(timetable: Timetable, seconds: number): Point2 {
  return keyAt(timetable, seconds).at
}

export function poseAt(timetable: Timetable, seconds: number): Pose {
  const { at, heading, speed, backwards } = keyAt(timetable, seconds)
  const way = heading + (backwards ? Math.PI : 0)
  const own = ownTime(timetable, seconds)
  let load = timetable.plan.loaded ? 1 : 0
  let lift = 0
  for (const { from, to, before, after } of timetable.changes) {
    if (own < from) break
    const share = (own - from) / (to - from)
    load = before + (after - before) * smooth((share - 0.45) * 8)
    if (share < 1) lift = 0.9 * smooth(share * 3.2) * smooth((1 - share) * 3.2)
  }
  const velocity: Point2 = [speed * Math.cos(way), speed * Math.sin(way)]
  return { at, heading, speed, velocity, load, lift }
}

/** The pallet that forks began to take out of turn in the last `within` seconds. */
export function takenOutOfTurn(
  timetable: Timetable,
  seconds: number,
  within: number,
): OutOfTurn | undefined {
  const own = ownTime(timetable, seconds)
  return timetable.changes.find(
    ({ from, outOfTurn }) => outOfTurn && own >= from && own < from + within,
  )?.outOfTurn
}
