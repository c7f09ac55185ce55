import type { Anchor, Hall, Rack } from '#src/model/plan.ts'
import type { Point } from '@repo/pictures/plan/geometry.ts'

/** A part of the sample site in metres, y down the page as in every plan: the docks are below. */
export const hallWidth = 48
export const hallDepth = 34

const bay = 2.7
const bays = 9
export const rackLeft = 1.2

/** Double racks, one for each `y`; the aisles lie between them. */
export const rackRows = [0.2, 5.8, 11.2, 16.6].map((y) => ({ x: rackLeft, y, bays }))

/** A single rack across, behind which hardly an anchor is in sight. */
export const crossRack = { x: 43.6, y: 11, bays: 4 }

/** Centre lines of the aisles, and of the lane at the heads of the racks. */
export const aisleLines = [4.1, 9.6, 15] as const
export const laneLine = 28.6

/** Left edges of the docks in the lower wall. */
export const dockWidth = 3.6
export const docks = [4, 12, 20, 28, 36] as const

/** In the upper right corner; the edges that are walls of its own. */
export const breakRoom = { left: 37.5, bottom: 8 } as const

export const gateway: Point = [32.6, 1]

const anchorHeight = 7
const anchorPlaces: readonly Point[] = [
  ...aisleLines.map((y): Point => [0.6, y]),
  ...aisleLines.map((y): Point => [31.4, y]),
  [0.6, 21],
  [0.6, 33.4],
  [9.8, 33.4],
  [17.8, 33.4],
  [33.8, 33.4],
  [47.4, 33.4],
  [47.4, 24],
  [27.4, 0.6],
  [36.9, 0.6],
  [35.6, 21],
]

export const anchors: readonly Anchor[] = anchorPlaces.map(([x, y]) => ({
  x,
  y,
  z: anchorHeight,
  range: 50,
}))

const racks: readonly Rack[] = [
  ...rackRows.map(({ x, y }): Rack => ({
    x,
    y,
    length: bays * bay,
    depth: 2.2,
    height: 8,
    orientation: 0,
    fill: 0.9,
  })),
  {
    x: crossRack.x,
    y: crossRack.y,
    length: crossRack.bays * bay,
    depth: 1.1,
    height: 8,
    orientation: 90,
    fill: 0.9,
  },
]

export const hallPlan: Hall = {
  outline: [
    [0, 0],
    [hallWidth, 0],
    [hallWidth, hallDepth],
    [0, hallDepth],
  ],
  ceiling: 10,
  tagHeight: 2.2,
  walls: [
    { x0: breakRoom.left, y0: 0, x1: breakRoom.left, y1: breakRoom.bottom },
    { x0: breakRoom.left, y0: breakRoom.bottom, x1: hallWidth, y1: breakRoom.bottom },
  ],
  columns: [],
  racks,
  anchors,
}
