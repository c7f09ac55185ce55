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

/** The estimate's count lies within this share of a drawn plan's in nine of ten buildings. */
export const countTolerance = 0.15
