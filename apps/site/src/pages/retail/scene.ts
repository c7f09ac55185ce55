import type { UnfinishedSceneProps } from '@repo/pictures/unfinished/unfinished-scene.tsx'

const cage = (x: number, y: number) => [x, y, 0.15, x + 1, y + 0.8, 1.9] as const

/** The back room of a store: one bay of cages stands, the rooms around it are planned. */
export const scene: UnfinishedSceneProps = {
  width: 24,
  depth: 18,
  blocks: [
    // The wall to the shop floor, with its door.
    { extent: [0, 0, 0, 10.4, 0.3, 3.4] },
    { extent: [13.4, 0, 0, 24, 0.3, 3.4] },
    // Shelf for orders that are collected.
    { extent: [3, 1.4, 0, 4.2, 3, 2.3], tone: 'steel' },
    { extent: [3, 3, 0, 4.2, 5, 2.3], tone: 'steel' },
    { extent: [3, 5, 0, 4.2, 7.6, 2.3], tone: 'steel' },
    { extent: [3.2, 1.7, 2.3, 4, 2.7, 2.8], tone: 'carton' },
    { extent: [3.2, 3.2, 2.3, 4, 4, 2.7], tone: 'carton' },
    { extent: [3.2, 5.6, 2.3, 4, 6.6, 2.9], tone: 'carton' },
    // Cold room.
    { extent: [17, 2, 0, 22, 8, 3] },
    { extent: cage(18, 4), tone: 'goods' },
    { extent: cage(19.6, 4), tone: 'goods' },
    // Roll cages, full and on their way back.
    { extent: cage(8, 8), tone: 'carton' },
    { extent: cage(9.4, 8), tone: 'goods' },
    { extent: cage(10.8, 8), tone: 'carton' },
    { extent: cage(8, 9.4), tone: 'goods' },
    { extent: cage(9.4, 9.4), tone: 'carton' },
    { extent: cage(10.8, 9.4) },
    { extent: cage(12.2, 8) },
    { extent: cage(12.2, 9.4) },
    // The dock.
    { extent: [4, 17.4, 0, 8, 18, 3.2] },
    { extent: [16, 13, 0, 19, 16, 0.15] },
  ],
  trucks: [],
  persons: [
    [12, 4],
    [14.8, 11.6],
  ],
  ways: [
    [
      [6, 17],
      [6, 12.4],
      [14, 12.4],
      [14, 5.4],
      [12, 2.6],
      [12, -3],
    ],
    [
      [14, 10],
      [17.4, 9.6],
      [19, 8.2],
    ],
  ],
  tags: [
    [9.9, 8.4, 2],
    [8.5, 9.8, 2],
    [18.5, 4.4, 2],
  ],
  marks: [
    [3.6, 4.6, 4.4],
    [10, 8.6, 3.4],
    [12.4, 2.2, 2.6],
    [19.5, 4.6, 4.4],
  ],
}
