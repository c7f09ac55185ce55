/** Deterministic numbers from 0 to 1, so that server, browser and tests draw the same hall. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
