import { planningConstants } from './constants.ts'
import { decksOf, type Deck } from './decks.ts'
import { edgesOf, roundMetres, type Place, type Plan } from './plan.ts'

const { anchorDrop, wallStep, wallGap, rackStep, deckStep, deckInset, deckDrop } = planningConstants

/** What an anchor can hang on. */
export type Mounting = 'mount' | 'column' | 'wall' | 'rack-end' | 'rack' | 'deck'

/** A place where an anchor can hang. */
export interface Candidate extends Place {
  readonly on: Mounting
}

/** Every place that the building offers, in the order that decides between equals. */
export function candidatesOf({
  mounts,
  columns,
  outline,
  racks,
  ceiling,
  zones,
}: Omit<Plan, 'anchors'>): Candidate[] {
  const z = ceiling - anchorDrop
  const at = (on: Mounting, x: number, y: number): Candidate => ({
    on,
    x: roundMetres(x),
    y: roundMetres(y),
    z,
  })
  return [
    ...mounts.map((mount): Candidate => ({ ...mount, on: 'mount' })),
    ...columns.map(({ x, y }) => at('column', x, y)),
    ...edgesOf(outline).flatMap(({ x0, y0, x1, y1 }) => {
      const [dx, dy] = [x1 - x0, y1 - y0]
      const length = Math.sqrt(dx * dx + dy * dy)
      const count = Math.max(1, Math.floor(length / wallStep + 0.5))
      return Array.from({ length: count }, (_, k) => {
        return at(
          'wall',
          x0 + (dx * (k + 0.5)) / count - (dy / length) * wallGap,
          y0 + (dy * (k + 0.5)) / count + (dx / length) * wallGap,
        )
      })
    }),
    ...racks.flatMap(({ x, y, length, depth, orientation }) => {
      const count = Math.max(1, Math.floor(length / rackStep + 0.5))
      return Array.from({ length: count + 1 }, (_, k) => {
        const along = (length * k) / count
        const on = k === 0 || k === count ? 'rack-end' : 'rack'
        return orientation === 90
          ? at(on, x + depth / 2, y + along)
          : at(on, x + along, y + depth / 2)
      })
    }),
    ...decksOf({ zones }).flatMap(belowDeck),
  ]
}

/** Evenly below a mezzanine, from edge to edge: what hangs from the ceiling does not see its floor. */
function belowDeck({ box, height, carries, covers }: Deck): Candidate[] {
  if (carries) return []
  const stepsAlong = (from: number, to: number) => {
    const length = to - from - 2 * deckInset
    const count = Math.max(1, Math.floor(length / deckStep + 0.5))
    return Array.from({ length: count + 1 }, (_, k) => from + deckInset + (length * k) / count)
  }
  const z = roundMetres(height - deckDrop)
  return stepsAlong(box.bottom, box.top).flatMap((y) =>
    stepsAlong(box.left, box.right).flatMap((x): Candidate[] =>
      covers(x, y) ? [{ on: 'deck', x: roundMetres(x), y: roundMetres(y), z }] : [],
    ),
  )
}
