import type { Pose } from '#src/hall/shift/pose.ts'
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
  const dx = between(run.directions, 0)
  const dy = between(run.directions, 1)
  const length = Math.sqrt(dx * dx + dy * dy) || 1
  into.dx = dx / length
  into.dy = dy / length
}
