import type { Floor, Mover } from './engine.ts'
import type { Task } from './labels.ts'
import { poseAt } from './timetable.ts'

/** Longer than a truck takes to pick up or set down. */
const handlingSeconds = 7

/** What a truck is doing. */
export function taskAt({ timetables }: Floor, { id, lift, load, speed }: Mover, now: number): Task {
  const timetable = timetables.find(({ plan }) => plan.id === id)
  if (timetable && lift > 0) {
    return poseAt(timetable, now + handlingSeconds).load > 0.5 ? 'picksUp' : 'setsDown'
  }
  if (speed < 0.1) return 'waits'
  return load > 0.5 ? 'loaded' : 'empty'
}
