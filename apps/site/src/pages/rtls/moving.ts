import { footprint, type Corner, type Hall, type Wall } from '@repo/hall/model/plan.ts'
import { inTurn } from '@repo/platform/values/in-turn.ts'

/** What the visitor can move. */
export interface Scene {
  readonly tag: Corner
  /** The middle of the steel wall. */
  readonly wall: Corner
  /** Eighths of a turn of the wall, from 0 (along y) to 3. */
  readonly turn: number
}

/** Half of the steel wall. */
const reach = 2.5
/** Metres that a truck keeps from racks and from the hall's walls. */
const clearance = 0.6
const diagonal = Math.SQRT1_2
const directions: readonly Corner[] = [
  [0, 1],
  [diagonal, diagonal],
  [1, 0],
  [diagonal, -diagonal],
]

/** The steel wall reaches the ceiling. */
export function wallOf({ wall: [x, y], turn }: Scene): Wall {
  const [dx, dy] = inTurn(directions, turn)
  return { x0: x - reach * dx, y0: y - reach * dy, x1: x + reach * dx, y1: y + reach * dy }
}

/** The corner opposite the origin: the hall is upright on the axes. */
export const sizeOf = ({ outline }: Hall): Corner => outline[2]!

export function canStand({ racks }: Hall, [x, y]: Corner): boolean {
  return racks
    .map(footprint)
    .every(
      ({ left, right, bottom, top }) =>
        Math.max(left - x, x - right, bottom - y, y - top) >= clearance,
    )
}

/** To 10 cm, and inside the hall. */
export function inHall(hall: Hall, [x, y]: Corner): Corner {
  const [width, height] = sizeOf(hall)
  const within = (value: number, end: number) =>
    Math.round(Math.min(end - 1, Math.max(1, value)) * 10) / 10
  return [within(x, width), within(y, height)]
}
