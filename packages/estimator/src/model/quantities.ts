import type { RoiInput } from './input.ts'

/** What a drawn plan counts. The estimate prices anchors and gateways; switches and cable are within them. */
export interface Quantities {
  anchors: number
  gateways: number
  switches: number
  /** Metres. */
  cableMetres: number
}

/** The greatest values of a plan: more is no plan of the planner. */
export const quantityLimits = {
  anchors: { min: 0, max: 10_000 },
  gateways: { min: 0, max: 10_000 },
  switches: { min: 0, max: 10_000 },
  cableMetres: { min: 0, max: 10_000_000 },
} as const satisfies Record<keyof Quantities, { min: number; max: number }>

/** The estimate's count lies within this share of a drawn plan's in nine of ten fitted buildings. */
export const countTolerance = 0.15

/** The count is fitted to buildings up to this area, in m², whose aisles are at least so long, in m. */
export const fitted = { area: 20_000, aisleLength: 25 }

/** Whether the tolerance holds: with shorter aisles or without racks the count is often too high. */
export const isCountFitted = ({ area, aisles, aisleLength, tracking }: Building): boolean =>
  tracking === 'indoor' && area <= fitted.area && aisles > 0 && aisleLength >= fitted.aisleLength

type Building = Pick<RoiInput, 'area' | 'aisles' | 'aisleLength' | 'tracking'>
