/** A sequence that is the same at every run (mulberry32). */
export interface Dice {
  /** From 0 up to 1. */
  next(): number
  below(limit: number): number
  pick<T>(from: readonly T[]): T
}

export function diceOf(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, pick: (from) => from[below(from.length)]! }
}
