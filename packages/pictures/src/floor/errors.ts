import { loopSeconds } from './timetable.ts'

/** Seconds between two errors. */
export const errorStep = 0.25

/**
 * Expected position error of each truck through the loop: two digits of centimetres for every step. The server
 * computes them with the warehouse model, so that the home page does not load the model.
 */
export type FloorErrors = Readonly<Record<string, string>>

export function writeErrors(centimetres: readonly number[]): string {
  return centimetres.map((value) => String(value).padStart(2, '0')).join('')
}

/** Centimetres; undefined where the errors are not known. */
export function errorAt(errors: FloorErrors | undefined, id: string, seconds: number) {
  const step = Math.floor((seconds % loopSeconds) / errorStep)
  const digits = errors?.[id]?.slice(step * 2, step * 2 + 2)
  return digits ? Number(digits) : undefined
}
