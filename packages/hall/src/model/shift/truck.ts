import type { Pallet } from './stock.ts'
import type { Chance } from './booking.ts'
import { shiftConstants } from './constants.ts'
import { Drawn } from './drawn.ts'
import type { Piece } from './network.ts'
import type { Order } from './orders.ts'
import type { Slot } from './slots.ts'
import type { Spur } from './spur-roads.ts'

const { truckLength, topSpeed, turnSpeed } = shiftConstants

/** An order as one truck carries it out. */
export interface Job {
  readonly order: Order
  readonly assigned: number
  readonly chance: Chance
  /** What a retrieval fetches. */
  pallet: Pallet | undefined
  /** Where a putaway goes. */
  place: number
  /** A younger pallet than the one first wanted was taken. */
  isYounger: boolean
}

export type Phase =
  | 'waiting'
  | 'parking'
  | 'fetching'
  | 'searching'
  | 'lifting'
  | 'bringing'
  | 'setting'

/** What keeps a truck from holding more of its road. */
export interface Conflict {
  /** Index of the truck, or beyond all trucks of the crossing with a person; negative where aisles are full. */
  readonly holder: number
  /** Whether the driver knows. */
  isAware: boolean
  wasWarned: boolean
}

export class Truck {
  readonly index: number
  /** How many times the limit its driver keeps, where nothing keeps him to it. */
  readonly habit: number
  phase: Phase = 'waiting'
  job: Job | undefined
  isLoaded = false
  /** Step in which it was last without an order; in which handling ends; until which it brakes hard. */
  freeSince = 0
  busyUntil = 0
  hardUntil = -1
  /** The pieces of its way, and where each begins, counted along all that it has ever driven. */
  path: Piece[]
  starts: number[]
  /** Indices in `path`: of the pieces in which tail and front are, and the last that it holds. */
  tail = 0
  at = 0
  held = 0
  front: number
  target: number
  speed = 0
  conflict: Conflict | undefined
  /** Steps for which it has stood in a conflict. */
  stood = 0
  /** Its position is known to within a metre; the limit acts in its cab. */
  isKnown = false
  isLimited = false
  isSpeeding = false
  /** The spur it is on or about to be on, and where it stands there. */
  spur: Spur | undefined
  slot: Slot | undefined
  /** Where it stood, until it has left that spur. */
  left: { readonly spur: Spur; readonly slot: Slot } | undefined

  readonly drawn = new Drawn()

  constructor(index: number, habit: number, into: Piece) {
    this.index = index
    this.habit = habit
    this.path = [into]
    this.starts = [0]
    this.front = into.length
    this.target = into.length
  }

  get heldEnd(): number {
    return (this.starts[this.held] ?? 0) + (this.path[this.held]?.length ?? 0)
  }

  get isHandling(): boolean {
    return this.phase === 'lifting' || this.phase === 'setting' || this.phase === 'searching'
  }

  speedOn(piece: Piece): number {
    const top = this.isLoaded ? topSpeed.loaded : topSpeed.empty
    const straight = this.isLimited ? piece.limit : piece.limit * this.habit
    const wanted = piece.isTurn ? turnSpeed : straight
    return wanted < top ? wanted : top
  }

  /** Writes the place on its way so far behind its front. */
  locate(behind: number, into: { x: number; y: number }) {
    const where = this.front - behind
    let index = this.at
    while (index > 0 && (this.starts[index] ?? 0) > where) index -= 1
    const piece = this.path[index]
    if (!piece) return
    const along = (where - (this.starts[index] ?? 0)) / (piece.length || 1)
    const share = Math.max(0, Math.min(1, along))
    into.x = piece.from[0] + (piece.to[0] - piece.from[0]) * share
    into.y = piece.from[1] + (piece.to[1] - piece.from[1]) * share
  }

  /** The middle of the truck. */
  middle(into: { x: number; y: number }) {
    this.locate(truckLength / 2, into)
  }
}
