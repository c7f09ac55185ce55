import type { Point2 } from './iso.ts'

/** Shortest decimal text: one decimal place unless told otherwise, no leading zero. */
export function compact(value: number, decimals = 1): string {
  const factor = 10 ** decimals
  const rounded = Math.round(value * factor) / factor
  return String(rounded || 0).replace(/^(-?)0\./, '$1.')
}

function pair(a: string, b: string): string {
  return b.startsWith('-') ? a + b : `${a} ${b}`
}

function relative(points: readonly Point2[], decimals: number): string {
  const factor = 10 ** decimals
  const snapped = points.map(([x, y]) => [Math.round(x * factor), Math.round(y * factor)] as const)
  let path = ''
  let [px, py] = [0, 0]
  snapped.forEach(([x, y], index) => {
    const dx = compact((x - px) / factor, decimals)
    const dy = compact((y - py) / factor, decimals)
    if (index === 0) path += `M${pair(dx, dy)}`
    else if (dx === '0' && dy === '0') return
    else if (dx === '0') path += `v${dy}`
    else if (dy === '0') path += `h${dx}`
    else path += `l${pair(dx, dy)}`
    ;[px, py] = [x, y]
  })
  return path
}

export function polygon(points: readonly Point2[], decimals = 1): string {
  return `${relative(points, decimals)}z`
}

export function polyline(points: readonly Point2[], decimals = 1): string {
  return relative(points, decimals)
}

/** Dots for a path stroked with round caps. */
export function dots(points: readonly Point2[], decimals = 2): string {
  return points.map(([x, y]) => `M${pair(compact(x, decimals), compact(y, decimals))}h0`).join('')
}

function separates(a: readonly Point2[], b: readonly Point2[]): boolean {
  return a.some(([x, y], index) => {
    const [nextX, nextY] = a[(index + 1) % a.length] ?? [x, y]
    const [normalX, normalY] = [nextY - y, x - nextX]
    const along = (points: readonly Point2[]) =>
      points.map(([px, py]) => px * normalX + py * normalY)
    const [onA, onB] = [along(a), along(b)]
    const slack = 1e-6
    return (
      Math.max(...onA) <= Math.min(...onB) + slack || Math.max(...onB) <= Math.min(...onA) + slack
    )
  })
}

/** Whether two convex polygons share area; touching edges do not count. */
export function overlaps(a: readonly Point2[], b: readonly Point2[]): boolean {
  return !separates(a, b) && !separates(b, a)
}
