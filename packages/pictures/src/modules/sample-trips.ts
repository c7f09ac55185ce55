import type { Route } from '../plan/heat-grid.ts'
import type { Point } from '../plan/geometry.ts'

const mainAisle = 10
const crossAisle = 27
const sideAisles = [4, 16] as const
/** Where trips begin and end more often than elsewhere: docks and pick places along the main aisle. */
const busyPlaces = [9, 22, 38, 47] as const

/** A repeatable sequence between 0 and 1: the same page must come out of every build. */
function sequence(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A shift of made-up trips: along the main aisle, and half of them over the crossing into a side aisle. */
export function sampleTrips(count: number): Route[] {
  const next = sequence(23)
  const spread = (width: number) => (next() + next() - 1) * width
  const place = () => (busyPlaces[Math.floor(next() * busyPlaces.length)] ?? crossAisle) + spread(7)
  return Array.from({ length: count }, () => {
    const start = place()
    const lane = mainAisle + spread(1.6)
    const turn = crossAisle + spread(1.4)
    const slot = crossAisle + spread(22)
    const aisle = sideAisles[next() < 0.65 ? 0 : 1] + spread(0.7)
    const points: Point[] =
      next() < 0.5
        ? [
            [start, lane],
            [turn, lane],
            [turn, aisle],
            [slot, aisle],
          ]
        : [
            [start, lane],
            [place(), lane],
          ]
    return { points, passes: 0.5 + next() * 4 }
  })
}
