import type { Corner } from '../plan.ts'

/** A straight part of a road. */
export interface Piece {
  /** What only one truck can hold; −1 is open floor. */
  readonly section: number
  readonly length: number
  /** Metres per second. */
  readonly limit: number
  /** Driven at the speed of a turn, at any limit. */
  readonly isTurn: boolean
  /** Nobody stands here: held only together with what comes next. */
  readonly isPassing: boolean
  readonly from: Corner
  readonly to: Corner
  /** Of which way it is a part, and which. */
  readonly way: Way
  readonly index: number
}

/** A sequence of pieces from one junction to another, without a choice on the way. */
export interface Way {
  readonly from: number
  readonly to: number
  readonly pieces: readonly Piece[]
  readonly length: number
  /** What it counts when ways are compared. */
  readonly cost: number
  /** Index of the aisle that it is; −1 stands for no aisle. */
  readonly aisle: number
  /** Junction of the spur that it leads to, or comes from; −1 stands for no spur. */
  readonly spur: number
}

export type PieceDraft = Omit<Piece, 'way' | 'index' | 'length'> & { readonly length?: number }
export type WayDraft = Pick<Way, 'from' | 'to'> &
  Partial<Pick<Way, 'aisle' | 'spur'>> & {
    readonly pieces: readonly PieceDraft[]
    readonly extraCost?: number
  }

/** Roads as junctions and ways between them. */
export class Network {
  sections = 0
  readonly ways: Way[] = []
  /** Ways from each junction. */
  readonly leaving: Way[][] = []
  private readonly arriving: Way[][] = []
  private readonly straight = new Map<number, Way>()
  private readonly tables = new Map<number, Float64Array>()
  /** The limit drawn for a place, instead of the one of its road. */
  private readonly drawnLimit: (place: Corner) => number | undefined

  constructor(drawnLimit: (place: Corner) => number | undefined) {
    this.drawnLimit = drawnLimit
  }

  junction(): number {
    this.arriving.push([])
    return this.leaving.push([]) - 1
  }

  section(): number {
    this.sections += 1
    return this.sections - 1
  }

  add(draft: WayDraft): Way {
    const { from, to, aisle = -1, spur = -1, extraCost = 0 } = draft
    const lengths = draft.pieces.map((piece) => piece.length ?? distance(piece.from, piece.to))
    const length = lengths.reduce((sum, one) => sum + one, 0)
    const pieces: Piece[] = []
    const way: Way = { from, to, aisle, spur, pieces, length, cost: length + extraCost }
    draft.pieces.forEach((piece, index) => {
      const [[x0, y0], [x1, y1]] = [piece.from, piece.to]
      const limit = this.drawnLimit([(x0 + x1) / 2, (y0 + y1) / 2]) ?? piece.limit
      pieces.push({ ...piece, limit, length: lengths[index] ?? 0, way, index })
    })
    this.tables.clear()
    this.ways.push(way)
    this.leaving[from]?.push(way)
    this.arriving[to]?.push(way)
    return way
  }

  /** A way along a street, for who cannot turn off it where he wants to. */
  addStraight(draft: WayDraft) {
    this.straight.set(draft.from, this.add(draft))
  }

  straightFrom(junction: number): Way | undefined {
    return this.straight.get(junction)
  }

  /** Of each junction the cost of the shortest way to `target`; infinite where there is none. */
  costsTo(target: number): Float64Array {
    const known = this.tables.get(target)
    if (known) return known
    const costs = new Float64Array(this.leaving.length).fill(Infinity)
    costs[target] = 0
    const queue = [target]
    for (const junction of queue)
      for (const { from, cost } of this.arriving[junction] ?? []) {
        const whole = (costs[junction] ?? 0) + cost
        if (whole < (costs[from] ?? 0)) {
          costs[from] = whole
          queue.push(from)
        }
      }
    this.tables.set(target, costs)
    return costs
  }

  /** The first way of the shortest one from a junction to another. */
  nextWay(from: number, target: number): Way | undefined {
    const costs = this.costsTo(target)
    let best: Way | undefined
    let least = Infinity
    for (const way of this.leaving[from] ?? []) {
      const cost = way.cost + (costs[way.to] ?? Infinity)
      if (cost < least) {
        least = cost
        best = way
      }
    }
    return best
  }
}

function distance([x0, y0]: Corner, [x1, y1]: Corner): number {
  const dx = x1 - x0
  const dy = y1 - y0
  return Math.sqrt(dx * dx + dy * dy)
}
