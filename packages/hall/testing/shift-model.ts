import type { ShiftFigures } from '#src/model/shift/figures.ts'
import type { ShiftHall } from './example-shift.ts'

type Allowed = (expected: number) => number
const share =
  (part: number): Allowed =>
  (expected) =>
    part * expected
const atMost =
  (distance: number): Allowed =>
  () =>
    distance
const larger =
  (part: number, distance: number): Allowed =>
  (expected) =>
    Math.max(part * expected, distance)

type Pair = readonly [without: number, withAll: number]

export interface ModelRow {
  readonly figure: keyof ShiftFigures
  readonly allowed: Allowed
  readonly means: Readonly<Record<ShiftHall, Pair>>
}

const row = (
  figure: keyof ShiftFigures,
  allowed: Allowed,
  standard: Pair,
  twoBlocks: Pair,
  mediumStore: Pair,
): ModelRow => ({ figure, allowed, means: { default: standard, twoBlocks, mediumStore } })

/**
 * What the hall model gives for an hour, as the mean of seeds 1 to 20, and how far another
 * implementation's mean may be from it.
 */
export const modelTable: readonly ModelRow[] = [
  row('done', share(0.02), [283, 282.9], [173.6, 174.1], [71.7, 71.8]),
  row('responseMedian', share(0.08), [96.2, 84.5], [59.3, 47.7], [66.6, 58.2]),
  row('responseP95', share(0.12), [158, 142.9], [118.7, 109.5], [118.2, 110.7]),
  row('cycle', share(0.08), [206.5, 195], [145.2, 136], [141.9, 134.7]),
  row('retrieval', share(0.08), [208.2, 198], [158.7, 150.5], [142.5, 139.7]),
  row('kmEmpty', share(0.08), [52.8, 38.4], [18.3, 13.1], [6.34, 4.89]),
  row('kmLoaded', share(0.08), [46.5, 46.6], [17.5, 17.4], [6.27, 6.33]),
  row('utilisation', atMost(0.04), [0.671, 0.635], [0.479, 0.449], [0.481, 0.457]),
  row('idleShare', atMost(0.04), [0.27, 0.313], [0.463, 0.499], [0.484, 0.508]),
  row('blockedShare', atMost(0.04), [0.044, 0.033], [0.023, 0.018], [0.032, 0.022]),
  row('searchMinutes', larger(0.6, 1), [2.53, 0.23], [1.81, 0.31], [0.94, 0.3]),
  row('nearMisses', larger(0.4, 2), [94.8, 21.1], [33.6, 6.7], [12.1, 2.1]),
  row('speedingMinutes', larger(0.3, 3), [253, 2.5], [74, 0.4], [28.5, 0.8]),
  row('fifoViolations', atMost(1), [0.55, 0], [0.4, 0.05], [0.25, 0.1]),
  row('kilowattHours', share(0.08), [59, 50.6], [26.9, 23.4], [9.8, 8.8]),
]

/** Changes above 5 % in the default hall with one switch alone: their sign must agree. */
export const modelSigns = {
  dispatch: { responseMedian: -1, retrieval: -1, kmEmpty: -1, nearMisses: -1, kilowattHours: -1 },
  find: { searchMinutes: -1 },
  limit: {
    speedingMinutes: -1,
    nearMisses: -1,
    kilowattHours: -1,
    responseMedian: 1,
    retrieval: 1,
  },
  warn: { nearMisses: -1 },
} as const
