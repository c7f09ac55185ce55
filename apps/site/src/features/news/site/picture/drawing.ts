export interface DrawingProps {
  /** Decides what differs between two drawings of a topic; a whole number from 0 on. */
  seed: number
}

/** A few slots without a pallet, others for another article. */
export function emptySlots(seed: number): number[] {
  return [1, 2, 3, 4, 5].map((step) => (seed + step * step * 5) % 29)
}
