import { round, type Point } from './geometry.ts'

/**
 * Path of 45° lines that fill a polygon, `spacing` metres apart. Computed rather than a pattern,
 * because a pattern needs an id and a page may hold many plans.
 */
export function hatchPath(polygon: readonly Point[], spacing: number): string {
  const diagonals = polygon.map(([x, y]) => x + y)
  const step = spacing * Math.SQRT2
  let path = ''
  for (let sum = Math.min(...diagonals) + step / 2; sum < Math.max(...diagonals); sum += step) {
    const crossings = crossingsOf(polygon, sum)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = crossings[index] ?? 0
      const to = crossings[index + 1] ?? 0
      path += `M${round(from)} ${round(sum - from)}L${round(to)} ${round(sum - to)}`
    }
  }
  return path
}

/** The x of every place where the line x + y = `sum` crosses the outline, from left to right. */
function crossingsOf(polygon: readonly Point[], sum: number): number[] {
  return polygon
    .flatMap(([x, y], index) => {
      const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y]
      const here = x + y - sum
      const there = nextX + nextY - sum
      return here < 0 === there < 0 ? [] : [x + ((nextX - x) * here) / (here - there)]
    })
    .toSorted((a, b) => a - b)
}
