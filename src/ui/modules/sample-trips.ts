import type { Route } from '../plan/heat-grid.ts'
import type { Point } from '../plan/geometry.ts'

const mainAisle = 10
const crossAisle = 27
const sideAisles = [4, 16] as const

/** A repeatable sequence between 0 and 1: the same page must come out of every build. */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A shift of made-up trips: along the main aisle, over the crossing, into a side aisle and to a slot. */
export function sampleTrips(count: number): Route[] {
  const next = sequence(23)
  return Array.from({ length: count }, () => {
    const start = next() < 0.6 ? -2 : 58
    const lane = mainAisle + (start < 0 ? 1 : -1) * (0.2 + next() * 0.9)
    const turn = crossAisle + (next() - 0.5) * 2
    const slot = crossAisle + (next() - 0.5) * (next() < 0.6 ? 14 : 50)
    const aisle = (sideAisles[next() < 0.6 ? 0 : 1] ?? mainAisle) + (next() - 0.5)
    const points: Point[] =
      next() < 0.45
        ? [
            [start, lane],
            [turn, lane],
            [turn, aisle],
            [slot, aisle],
          ]
        : [
            [start, lane],
            [slot, lane],
          ]
    return { points, passes: 1 }
  })
}
