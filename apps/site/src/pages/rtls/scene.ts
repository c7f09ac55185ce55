import type { Anchor, Corner, Hall } from '@repo/hall/model/plan.ts'
import type { Scene } from './moving.ts'

export const start: Scene = { tag: [10.2, 9.4], wall: [14.2, 6.6], turn: 0 }

const anchorPlaces: readonly Corner[] = [
  [0.6, 0.6],
  [11, 0.6],
  [21.4, 0.6],
  [21.4, 15.4],
  [11, 15.4],
  [0.6, 15.4],
]

/** The part of a sample hall that the picture shows; its only wall is the steel that moves. */
export const hall: Hall = {
  outline: [
    [0, 0],
    [22, 0],
    [22, 16],
    [0, 16],
  ],
  ceiling: 10,
  tagHeight: 2.2,
  walls: [],
  columns: [
    { x: 5.6, y: 11.6, side: 0.4 },
    { x: 16.4, y: 11.6, side: 0.4 },
  ],
  racks: [
    { x: 2.4, y: 3.4, length: 5.4, depth: 2.2, height: 6, orientation: 0, fill: 0.4 },
    { x: 15.6, y: 2.2, length: 5.4, depth: 1.1, height: 4.5, orientation: 0, fill: 0.85 },
  ],
  anchors: anchorPlaces.map(([x, y]): Anchor => ({ x, y, z: 9, range: 50 })),
}
