import type { UnfinishedSceneProps } from '#src/drawings/unfinished/unfinished-scene.tsx'

/** An assembly line of four stations: two stand, two are planned. */
export const scene: UnfinishedSceneProps = {
  width: 24,
  depth: 18,
  blocks: [
    // Shelves for kits.
    { extent: [3, 1, 0, 8, 2.2, 2.6], tone: 'steel' },
    { extent: [8.4, 1, 0, 13.4, 2.2, 2.6], tone: 'steel' },
    { extent: [13.8, 1, 0, 18.8, 2.2, 2.6] },
    // The line and its stations.
    { extent: [3, 8.4, 0, 7.2, 9.6, 0.8], tone: 'machine' },
    { extent: [7.2, 8.4, 0, 11.6, 9.6, 0.8], tone: 'machine' },
    { extent: [11.6, 8.4, 0, 21, 9.6, 0.8] },
    { extent: [4, 6.6, 0, 6.4, 8, 1], tone: 'machine' },
    { extent: [8.4, 6.6, 0, 10.8, 8, 1], tone: 'machine' },
    { extent: [12.8, 6.6, 0, 15.2, 8, 1] },
    { extent: [17.2, 6.6, 0, 19.6, 8, 1] },
    // Work in progress on the line.
    { extent: [4.4, 8.5, 0.8, 5.8, 9.5, 1.6], tone: 'goods' },
    { extent: [8.8, 8.5, 0.8, 10.2, 9.5, 1.9], tone: 'goods' },
    { extent: [13.2, 8.5, 0.8, 14.6, 9.5, 1.6] },
    // Carts of the tugger train.
    { extent: [6.2, 12.4, 0.2, 8, 13.6, 1.2], tone: 'carton' },
    { extent: [3.6, 12.4, 0.2, 5.4, 13.6, 1.2], tone: 'carton' },
    // Buffer for the changeover.
    { extent: [16.4, 12, 0, 18.2, 13.8, 1.3] },
    { extent: [18.8, 12, 0, 20.6, 13.8, 1.3] },
  ],
  trucks: [{ at: [10.2, 13], heading: 0, load: 0 }],
  persons: [[9.6, 10.8]],
  ways: [
    [
      [12.6, 13],
      [14.8, 13],
      [14.8, 16],
      [2, 16],
      [2, 4.4],
      [21.6, 4.4],
      [21.6, 11],
    ],
  ],
  tags: [
    [9.6, 7.3, 1.1],
    [10.2, 13, 2.9],
    [5.1, 9, 1.7],
  ],
  marks: [
    [9.6, 7.3, 3.2],
    [13.6, 1.6, 3.9],
    [7, 13, 2.8],
    [18.4, 12.8, 2.6],
  ],
}
