import type { Bounds, Unit } from './measure.ts'

const cost = { unit: 'money', min: 0, max: 1_000_000_000 } as const

/** The measures of the numeric columns of a country row. */
export const columnMeasures = {
  fx: { min: 0.000_1, max: 1_000_000 },
  priceIndex: { min: 0.01, max: 100 },
  // From 1: an estimate without any investment has no payback.
  manDay: { ...cost, min: 1 },
  operator: cost,
  electricity: cost,
  lpg: cost,
  diesel: cost,
  gridCo2: { unit: 'kg', min: 0, max: 100 },
} as const satisfies Record<string, Bounds & { unit?: Unit }>

export type ColumnKey = keyof typeof columnMeasures
