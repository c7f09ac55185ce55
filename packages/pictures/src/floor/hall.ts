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

export const dockWidth = 4.4
export const docks: readonly Dock[] = [3, 11, 19, 27, 35, 43].map((x, index) => ({
  number: index + 1,
  x,
  open: [1, 2, 4].includes(index),
}))

export const rack = { depth: 2.4, bay: 2.75, levels: 3, levelHeight: 1.02, height: 3.3 } as const
const rackRows = [4, 12, 20, 28, 36, 44]

/** Sorted so that drawing them in order hides the right parts: row by row, then away from the wall. */
export const rackRuns: readonly RackRun[] = /* @__PURE__ */ rackRows.flatMap((x, row) => [
  { x, y: 15.5, bays: 7 },
  { x, y: 44.2, bays: row < 4 ? 9 : 2 },
])

/** Centre lines that vehicles keep to, nearer to the rack behind them so that all of them shows. */
export const aisles = /* @__PURE__ */ ['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => ({
  name,
  x: [1.7, 8.8, 16.8, 24.8, 32.8, 40.8][index] ?? 0,
}))

export const lanes = { apron: [10.2, 14.2], crossing: [37, 42] } as const
