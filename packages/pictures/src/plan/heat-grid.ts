import type { Point } from './geometry.ts'

export interface Route {
  readonly points: readonly Point[]
  /** How often the route is driven, in any unit: only the proportion counts. */
  readonly passes: number
}

/**
 * Passes per cell of a square grid, row by row. A vehicle is about as wide as a cell, so a pass
 * counts in full within half a cell of its way and fades to nothing at one and a half.
 */
export function passesPerCell(
  routes: readonly Route[],
  columns: number,
  rows: number,
  cell: number,
): number[][] {
  const bounded = routes.map((route) => ({ ...route, bounds: boundsOf(route, 1.5 * cell) }))
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const centre: Point = [(column + 0.5) * cell, (row + 0.5) * cell]
      return bounded.reduce((sum, { points, passes, bounds }) => {
        if (!isWithin(centre, bounds)) return sum
        const cellsAway = distanceToWay(centre, points) / cell
        return sum + passes * Math.min(1, Math.max(0, 1.5 - cellsAway))
      }, 0)
    }),
  )
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number]

/** Around all places at most so far from the way. */
function boundsOf({ points }: Route, reach: number): Bounds {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...across) - reach, Math.min(...down) - reach]
  return [left, top, Math.max(...across) + reach, Math.max(...down) + reach]
}

const isWithin = ([x, y]: Point, [left, top, right, bottom]: Bounds): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Hundreds of thousands of times in a hall: without objects, and with one root for a way. */
function distanceToWay([x, y]: Point, way: readonly Point[]): number {
  let nearest = Infinity
  let [fromX, fromY] = way[0] ?? [Infinity, Infinity]
  for (let n = 1; n < way.length; n += 1) {
    const [toX, toY] = way[n]!
    const [acrossX, acrossY] = [toX - fromX, toY - fromY]
    const length = acrossX * acrossX + acrossY * acrossY
    const along = (x - fromX) * acrossX + (y - fromY) * acrossY
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, along / length))
    const [offX, offY] = [x - fromX - acrossX * share, y - fromY - acrossY * share]
    nearest = Math.min(nearest, offX * offX + offY * offY)
    fromX = toX
    fromY = toY
  }
  return Math.sqrt(nearest)
}

/**
 * One path per level, for strokes one cell wide whose dashes draw the cells: neighbours of a level
 * become one line, which keeps a map of 800 cells under 2 KB. Level 0 (below the first step) is
 * left out; `steps` rise.
 */
export function heatPaths(
  values: readonly (readonly number[])[],
  steps: readonly number[],
): string[] {
  const paths = steps.map(() => '')
  values.forEach((row, y) => {
    const levels = row.map((value) => steps.filter((step) => value >= step).length)
    let start = 0
    levels.forEach((level, x) => {
      if (levels[x + 1] === level) return
      if (level > 0) paths[level - 1] += `M${start} ${y}.5h${x + 1 - start}`
      start = x + 1
    })
  })
  return paths
}
