import type { Point2, Point3 } from './iso.ts'

export interface Anchor {
  readonly id: string
  readonly at: Point3
}

export const columns: readonly Point2[] = [5.2, 21.2, 37.2].flatMap((x) =>
  [14.4, 36.1, 43.1, 70].map((y): Point2 => [x, y]),
)

/** Whether a lane lies behind the column, so that its traffic passes behind it. */
export function isBeforeLane([, y]: Point2): boolean {
  return y === 14.4 || y === 43.1
}

export const anchorHeight = 5.6
export const anchors: readonly Anchor[] = columns
  .filter((_, index) => index % 4 !== 2)
  .map(([x, y], index) => ({
    id: `A-${String(index + 1).padStart(2, '0')}`,
    at: [x, y, anchorHeight],
  }))
