import type { Corner } from '../plan.ts'

/** A straight part of a road. */
export interface Piece {
  /** Section that only one truck can occupy; −1 is open floor. */
  readonly section: number
  readonly length: number
  /** Speed limit in metres per second. */
  readonly limit: number
  /** Whether trucks drive the piece at turning speed, at any limit. */
  readonly isTurn: boolean
  /** Trucks do not stop here: they reserve the piece only together with the next one. */
  readonly isPassing: boolean
  readonly from: Corner
  readonly to: Corner
  /** The way that contains the piece. */
  readonly way: Way
  readonly index: number
}

/** A sequence of pieces from one junction to another, without a choice on the way. */
export interface Way {
  readonly from: number
  readonly to: number
  readonly pieces: readonly Piece[]
  readonly length: number
  /** The cost by which ways are compared. */
  readonly cost: number
  /** Index of its aisle; −1 means no aisle. */
  readonly aisle: number
  /** Junction of the spur at either end; −1 means no spur. */
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
  /** The ways that leave each junction. */
  readonly leaving: Way[][] = []
  private readonly arriving: Way[][] = []
  private readonly straight = new Map<number, Way>()
  private readonly tables = new Map<number, Float64Array>()
  /** The limit drawn for a place, which overrides the limit of its road. */
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

  /** Adds a way along a street for trucks that cannot turn off where they want to. */
  addStraight(draft: WayDraft) {
    this.straight.set(draft.from, this.add(draft))
  }

  straightFrom(junction: number): Way | undefined {
    return this.straight.get(junction)
  }

  /**
   * Returns the cost of the shortest way from each junction to `target`; infinite if unreachable.
   */
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

  /** Returns the first way of the shortest route from a junction to another. */
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
