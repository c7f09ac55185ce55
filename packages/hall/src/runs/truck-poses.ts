import type { Pose } from '#src/model/shift/drawn.ts'
import type { Run } from '../worker/jobs.ts'

type Kept = Pick<Run, 'places' | 'directions' | 'seconds' | 'perTruck'>

/** Writes where a truck is at a time in seconds, and which way it faces, between two kept seconds. */
export function poseAt(run: Kept, truck: number, t: number, into: Pose) {
  const width = 2 * run.perTruck.length
  const last = run.seconds - 1
  const before = Math.max(0, Math.min(last, Math.floor(t)))
  const share = Math.min(1, Math.max(0, t - before))
  const a = before * width + 2 * truck
  const b = Math.min(last, before + 1) * width + 2 * truck
  const between = (values: ArrayLike<number>, offset: number) => {
    const from = values[a + offset] ?? 0
    return from + ((values[b + offset] ?? from) - from) * share
  }
  into.x = between(run.places, 0)
  into.y = between(run.places, 1)
  const from = angleAt(run.directions, a)
  const turned = angleAt(run.directions, b) - from
  // The shorter way round, evenly: halfway two opposite directions have no shorter way.
  const angle = from + share * (turned - 2 * Math.PI * Math.round(turned / (2 * Math.PI)))
  into.dx = Math.cos(angle)
  into.dy = Math.sin(angle)
}

const angleAt = (directions: Int8Array, at: number) =>
  Math.atan2(directions[at + 1] ?? 0, directions[at] ?? 0)
