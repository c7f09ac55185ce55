import type { Point2 } from './iso.ts'

export interface Moving {
  readonly at: Point2
  /** m/s along x and y. */
  readonly velocity: Point2
}

export interface Conflict {
  /** Until the safety circles touch if both keep their course and speed. */
  readonly seconds: number
  /** m/s at which the distance shrinks now. */
  readonly closingSpeed: number
  /** Between the two places where they would touch. */
  readonly at: Point2
}

/** Absent when the two are not going to come nearer than the given distance (metres). */
export function findConflict(a: Moving, b: Moving, distance: number): Conflict | undefined {
  const [px, py] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const [vx, vy] = [b.velocity[0] - a.velocity[0], b.velocity[1] - a.velocity[1]]
  const speedSquared = vx * vx + vy * vy
  const approach = px * vx + py * vy
  const apart = Math.hypot(px, py)
  if (approach >= 0 || speedSquared < 0.01) return undefined
  const root = approach * approach - speedSquared * (apart * apart - distance * distance)
  if (root < 0) return undefined
  const seconds = Math.max(0, (-approach - Math.sqrt(root)) / speedSquared)
  const at: Point2 = [
    a.at[0] + a.velocity[0] * seconds + (px + vx * seconds) / 2,
    a.at[1] + a.velocity[1] * seconds + (py + vy * seconds) / 2,
  ]
  return { seconds, closingSpeed: -approach / apart, at }
}
