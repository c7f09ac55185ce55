import { speedZone } from './zones.ts'
import { poseAt } from './timetable.ts'
import type { Floor } from './engine.ts'

/** The truck that works in the speed zone. */
export const tracedTruck = 'F-03'
const samples = 41
/** Between two of them. */
const seconds = 1
export const traceSeconds = (samples - 1) * seconds
export const traceMax = 12

export interface SpeedTrace {
  /** km/h, oldest first. */
  readonly values: readonly number[]
  /** Index of the greatest. */
  readonly fastest: number
  readonly limit: number
}

export function speedTrace({ timetables }: Floor, now: number): SpeedTrace {
  const traced = timetables.find(({ plan }) => plan.id === tracedTruck)
  const values = Array.from({ length: samples }, (_, index) => {
    const speed = traced ? poseAt(traced, now - traceSeconds + index * seconds).speed : 0
    return Math.round(speed * 36) / 10
  })
  return { values, fastest: values.indexOf(Math.max(...values)), limit: speedZone.limit }
}
