/** A place on the floor in metres, x to the right and y down the page. */
export type Point = readonly [x: number, y: number]

/** Two decimals are a centimetre: more would only make the page heavier. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay)
}

/** Square metres inside a simple polygon, whichever way round it is drawn. */
export function polygonArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`
}

/** A square of `edge` metres on each corner. */
export function cornersPath(points: readonly Point[], edge: number): string {
  return points
    .map(([x, y]) => `M${round(x - edge / 2)} ${round(y - edge / 2)}h${edge}v${edge}h-${edge}z`)
    .join('')
}

/** The way of a vehicle along `points`, its corners cut by a curve that begins `radius` metres before. */
export function drivenPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${place(point)}`
      if (after === undefined) return `L${place(point)}`
      return `L${place(towards(point, before, radius))}Q${place(point)} ${place(towards(point, after, radius))}`
    })
    .join('')
}

function towards(from: Point, to: Point, metres: number): Point {
  const share = Math.min(0.5, metres / distance(from, to))
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function place([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}
