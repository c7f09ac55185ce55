/** What the curve of a truck's speed is cut into; `brief` and `stop` are too short to count. */
export type PieceKind = 'speeding' | 'brief' | 'idling' | 'stop'

export interface Piece {
  readonly kind: PieceKind
  /** Seconds from the beginning of the trip. */
  readonly from: number
  readonly to: number
}

export interface CutRules {
  /** km/h. */
  readonly limit: number
  /** Seconds above the limit from which they count. */
  readonly speedingSeconds: number
  /** Seconds without motion, switched on, from which they count. */
  readonly idlingSeconds: number
}

/** Below this many km/h a truck stands: a tag at rest is never measured at exactly zero. */
const standing = 0.3

/**
 * The stretches of a trip that are above the limit or stand, in order. `speeds` are in km/h, `step`
 * seconds apart; a stretch lasts until the next sample that is not of its kind.
 */
export function cutTrip(speeds: readonly number[], step: number, rules: CutRules): Piece[] {
  const stateOf = (speed: number | undefined) => {
    if (speed === undefined) return undefined
    if (speed > rules.limit) return 'above'
    return speed < standing ? 'still' : 'driving'
  }
  const pieces: Piece[] = []
  let start = 0
  for (let index = 1; index <= speeds.length; index += 1) {
    const state = stateOf(speeds[start])
    if (stateOf(speeds[index]) === state) continue
    const [from, to] = [start * step, index * step]
    if (state === 'above')
      pieces.push({ kind: to - from >= rules.speedingSeconds ? 'speeding' : 'brief', from, to })
    if (state === 'still')
      pieces.push({ kind: to - from >= rules.idlingSeconds ? 'idling' : 'stop', from, to })
    start = index
  }
  return pieces
}

/** Seconds of one kind in a trip. */
export const secondsOf = (pieces: readonly Piece[], kind: PieceKind): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.to - piece.from : 0), 0)
