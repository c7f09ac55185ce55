import type { Point2, Point3 } from './iso.ts'

/** Radio on a column or a wall; in metres. */
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

export const anchorHeight = 5.6

/** On columns; the crossing and the aisles beside it need one more. */
const onColumns = columns.filter(([x, y], index) => index % 4 !== 2 || (x === 21.2 && y === 43.1))

/** On the walls that the picture shows. */
const onFarWalls: readonly Point2[] = [
  [25.2, 0.3],
  [33.2, 0.3],
  [0.3, 12.4],
  [0.3, 56],
]

/** On the walls that it leaves out. */
export const onNearWalls: readonly Point2[] = [
  ...[6, 12.4, 20, 28, 39.4, 48, 56, 64].map((y): Point2 => [53.7, y]),
  [24.8, 73.7],
  [32.8, 73.7],
]

/** The warehouse model needs as many for a good position on every truck's way; a test checks that they suffice. */
export const anchors: readonly Anchor[] = [...onColumns, ...onFarWalls, ...onNearWalls].map(
  ([x, y]) => ({ at: [x, y, anchorHeight] }),
)
