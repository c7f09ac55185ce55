import { distance, type Point } from '../plan/geometry.ts'

/** Metres on the plan of the screen. */
export const stagingZone: readonly Point[] = [
  [25, 3],
  [39, 3],
  [42.5, 9.5],
  [38.5, 16.5],
  [26.5, 16.5],
  [25, 11],
]

/** Metres along an edge of the squares on its corners. */
export const handleEdge = 0.7

/** A truck's way at one speed, from a second of the shift on. */
export interface Track {
  readonly name: string
  readonly from: number
  readonly points: readonly Point[]
}

export const tracks: readonly Track[] = [
  {
    name: 'F-03',
    from: -64,
    points: [
      [9, 1.6],
      [41, 1.6],
    ],
  },
  {
    name: 'F-12',
    from: -52,
    points: [
      [44.6, 25.5],
      [44.6, 4.5],
    ],
  },
  {
    name: 'F-18',
    from: -40,
    points: [
      [20.6, 19.6],
      [32.5, 19.6],
      [32.5, 14.4],
      [32.5, 19.6],
      [41, 19.6],
    ],
  },
  {
    name: 'F-07',
    from: -22,
    points: [
      [22.5, 26],
      [22.5, 11],
      [27.5, 11],
    ],
  },
]

const metresPerSecond = 2
const fixesPerSecond = 4

/** Where a track is after some metres; at its end from then on. */
function placeAfter(points: readonly Point[], metres: number): Point {
  let left = metres
  for (const [index, end] of points.slice(1).entries()) {
    const start = points[index] ?? end
    const length = distance(start, end)
    if (left <= length) {
      const share = length === 0 ? 0 : left / length
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]
    }
    left -= length
  }
  return points.at(-1) ?? [0, 0]
}

const lengthOf = (points: readonly Point[]) =>
  points.slice(1).reduce((sum, end, index) => sum + distance(points[index] ?? end, end), 0)

export interface Crossing {
  readonly truck: string
  /** Seconds of the shift. */
  readonly seconds: number
  readonly kind: 'entered' | 'left'
}

/**
 * Who has entered or left a zone, newest first, by the fixes that a tag sends. Whether a place lies
 * inside is answered by `isInside`: a browser asks the zone that it has drawn.
 */
export function crossings(isInside: (place: Point) => boolean, ways = tracks): Crossing[] {
  const found = ways.flatMap(({ name, from, points }) => {
    const fixes = Math.ceil((lengthOf(points) / metresPerSecond) * fixesPerSecond)
    const inside = Array.from({ length: fixes + 1 }, (_, fix) =>
      isInside(placeAfter(points, (fix / fixesPerSecond) * metresPerSecond)),
    )
    return inside.flatMap((isIn, fix): Crossing[] =>
      fix === 0 || isIn === inside[fix - 1]
        ? []
        : [{ truck: name, seconds: from + fix / fixesPerSecond, kind: isIn ? 'entered' : 'left' }],
    )
  })
  return found.toSorted((a, b) => b.seconds - a.seconds)
}
