import type { Point2, Point3 } from './iso.ts'

/** Radio on a column; in metres. */
export interface Anchor {
  readonly at: Point3
}

export const columns: readonly Point2[] = [5.2, 21.2, 37.2].flatMap((x) =>
  [14.4, 36.1, 43.1, 70].map((y): Point2 => [x, y]),
)

/** Whether a lane lies behind the column, so that its traffic passes behind it. */
export function isBeforeLane([, y]: Point2): boolean {
  return y === 14.4 || y === 43.1
}

const anchorHeight = 5.6
export const anchors: readonly Anchor[] = columns
  .filter((_, index) => index % 4 !== 2)
  .map(([x, y]) => ({ at: [x, y, anchorHeight] }))
