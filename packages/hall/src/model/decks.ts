import { boundsOf, deckKinds, insideOf, type Box, type Hall, type Place } from './plan.ts'

/** A deck above part of the floor: what crosses it is blocked. */
export interface Deck {
  readonly box: Box
  readonly height: number
  /** Whether tags are carried on it, and not below. */
  readonly carries: boolean
  readonly covers: (x: number, y: number) => boolean
}

export function decksOf({ zones = [] }: Pick<Hall, 'zones'>): Deck[] {
  return zones.flatMap(({ kind, polygon, height }) =>
    deckKinds.some((name) => name === kind) && height !== undefined
      ? [{ box: boundsOf(polygon), height, carries: kind === 'level', covers: insideOf(polygon) }]
      : [],
  )
}

/** Whether a straight line goes through the deck. */
export function crossesDeck({ height, covers }: Deck, from: Place, to: Place): boolean {
  const [below, above] = [from.z - height, to.z - height]
  if (below * above >= 0) return false
  const share = below / (below - above)
  return covers(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y))
}

/** Height above the floor at which a tag is carried at a place. */
export function tagHeightAt(
  tagHeight: number,
  decks: readonly Deck[],
  x: number,
  y: number,
): number {
  const carrying = decks.find(({ carries, covers }) => carries && covers(x, y))
  return carrying ? carrying.height + tagHeight : tagHeight
}
