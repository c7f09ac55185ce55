import type { Slot } from './slots.ts'

/** Where a truck is, and which way it faces. */
export interface Pose {
  /** Its middle. */
  x: number
  y: number
  /** Of length 1. */
  dx: number
  dy: number
}

/** A truck as it is drawn; from a far slot it may come behind where it is, also on the street. */
export class Drawn {
  readonly pose: Pose = { x: 0, y: 0, dx: 1, dy: 0 }
  /** Metres that it still has to go to where the truck is. */
  lag = 0
  /** Metres of the way to its slot that it has driven, where it parks. */
  along = 0
  /** Drives out of its spur; and does so past others who stand before it. */
  isOut = false
  isPassing = false
  /** It stands where and as the truck does, in this slot if in any. */
  isAtRest = false
  restsIn: Slot | undefined
}
