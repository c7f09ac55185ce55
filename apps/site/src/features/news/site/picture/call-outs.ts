import type { Point } from '@repo/pictures/plan/geometry.ts'
import type { Topic } from './topic.ts'

export interface CallOut {
  /** What it points at. */
  readonly at: Point
  /** Where its number stands. */
  readonly number: Point
}

interface Annotated {
  readonly callOuts: readonly CallOut[]
  /** A length worth knowing. */
  readonly dimension: readonly [Point, Point]
}

const callOut = (x: number, y: number, numberX: number, numberY: number): CallOut => ({
  at: [x, y],
  number: [numberX, numberY],
})

/** In metres of the drawing with seed 0; `messages/` says what each number means. */
export const annotations: Readonly<Record<Topic, Annotated>> = {
  crossing: {
    callOuts: [
      callOut(12, 8.2, 12.6, 5.9),
      callOut(15.2, 14.3, 18.4, 13.2),
      callOut(10.6, 3.6, 13.6, 2.6),
    ],
    dimension: [
      [8.7, 10.4],
      [15.4, 10.4],
    ],
  },
  exchange: {
    callOuts: [callOut(9.5, 2, 7.2, 4.8), callOut(14, 7.4, 13, 5.2), callOut(18.5, 12.3, 21, 11.4)],
    dimension: [
      [9.4, 9],
      [18.5, 9],
    ],
  },
  flow: {
    callOuts: [
      callOut(15.5, 2.7, 18, 1.6),
      callOut(7.05, 5.3, 8.6, 8),
      callOut(19.4, 5.3, 21.8, 7.2),
    ],
    dimension: [
      [1.2, 15],
      [16.4, 15],
    ],
  },
  geometry: {
    callOuts: [callOut(3, 3, 5.4, 4.8), callOut(12, 3, 14, 4.8), callOut(10, 8.4, 8, 10.8)],
    dimension: [
      [3, 14],
      [21, 14],
    ],
  },
  heat: {
    callOuts: [callOut(14, 8, 16.6, 10.4), callOut(20.4, 8, 21.8, 10.4), callOut(4.9, 4, 2.6, 5.4)],
    dimension: [
      [6.8, 6.9],
      [23, 6.9],
    ],
  },
  pilot: {
    callOuts: [callOut(6, 5.2, 8.6, 4.4), callOut(18.5, 7.7, 20.8, 5), callOut(12.3, 3, 13.4, 1)],
    dimension: [
      [2, 15],
      [10.1, 15],
    ],
  },
  privacy: {
    callOuts: [
      callOut(19.4, 6.6, 20.6, 11),
      callOut(13.2, 6.6, 14.2, 10.6),
      callOut(5.2, 3, 7.8, 1.8),
    ],
    dimension: [
      [11.9, 4.6],
      [11.9, 7.2],
    ],
  },
  ranging: {
    callOuts: [callOut(5, 3.4, 2.8, 5), callOut(16.75, 6.3, 18.6, 8), callOut(13, 8.6, 14.6, 11.4)],
    dimension: [
      [5, 2.4],
      [20.5, 2.4],
    ],
  },
  scatter: {
    callOuts: [
      callOut(12, 8, 9.6, 10.4),
      callOut(15, 6.3, 17.4, 4.6),
      callOut(12.7, 7.65, 12.6, 11.4),
    ],
    dimension: [
      [2, 14.6],
      [22, 14.6],
    ],
  },
  shadow: {
    callOuts: [
      callOut(3, 2.4, 1.4, 4.6),
      callOut(6.3, 4.3, 7.6, 2.6),
      callOut(21.5, 9, 22.4, 13.4),
      callOut(9.6, 14.6, 11.6, 12.4),
    ],
    dimension: [
      [6, 8],
      [14.1, 8],
    ],
  },
  speed: {
    callOuts: [
      callOut(20.6, 4, 22.6, 2.8),
      callOut(14.5, 7.3, 12.2, 5.4),
      callOut(19.6, 9, 17.2, 9.6),
    ],
    dimension: [
      [10, 11.7],
      [22, 11.7],
    ],
  },
  standing: {
    callOuts: [callOut(2, 7.5, 5, 8.4), callOut(13, 5.4, 15, 8.6), callOut(18, 12.6, 20.4, 11)],
    dimension: [
      [8, 10],
      [18, 10],
    ],
  },
}
