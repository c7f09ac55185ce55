import type { Point2, Point3 } from './iso.ts'

/** Metres. */
export const hallSize = { width: 54, depth: 74, wallHeight: 7.2 } as const

export interface Dock {
  readonly number: number
  readonly x: number
  readonly open: boolean
}

export interface RackRun {
  readonly x: number
  readonly y: number
  readonly bays: number
}

export interface Anchor {
  readonly id: string
  readonly at: Point3
}

export const dockWidth = 4.4
export const docks: readonly Dock[] = [3, 11, 19, 27, 35, 43].map((x, index) => ({
  number: index + 1,
  x,
  open: [1, 2, 4].includes(index),
}))

export const rack = { depth: 2.4, bay: 2.75, levels: 3, levelHeight: 1.02, height: 3.3 } as const
const rackRows = [4, 12, 20, 28, 36, 44]

/** Sorted so that drawing them in order hides the right parts: row by row, then away from the wall. */
export const rackRuns: readonly RackRun[] = rackRows.flatMap((x, row) => [
  { x, y: 15.5, bays: 7 },
  { x, y: 44.2, bays: row < 4 ? 9 : 2 },
])

/** Centre lines that vehicles keep to, nearer to the rack behind them so that all of them shows. */
export const aisles = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
  name,
  x: [1.7, 8.8, 16.8, 24.8, 32.8, 40.8][index] ?? 0,
}))

export const lanes = { apron: [10.2, 14.2], crossing: [37, 42] } as const

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

export interface Zone {
  readonly name: string
  readonly outline: readonly Point2[]
}

/** The geofenced crossing of aisle D and the cross aisle. */
export const crossing: Zone & { readonly centre: Point2 } = {
  name: 'K2',
  centre: [24.8, 39.5],
  outline: [
    [22.6, 34.6],
    [27.8, 34.6],
    [27.8, 37],
    [31, 37],
    [31, 42],
    [27.8, 42],
    [27.8, 45],
    [22.6, 45],
    [22.6, 42],
    [19, 42],
    [19, 37],
    [22.6, 37],
  ],
}

/** Speed limit in km/h. */
export const speedZone: Zone & { readonly limit: number } = {
  name: 'S1',
  limit: 6,
  outline: [
    [1, 2],
    [17.6, 2],
    [17.6, 9.9],
    [1, 9.9],
  ],
}

export function isInside(zone: Zone, [x, y]: Point2): boolean {
  let inside = false
  zone.outline.forEach(([ax, ay], index) => {
    const [bx, by] = zone.outline[(index + 1) % zone.outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
