import type { InputKey } from '../input.ts'
import { keysOf, mapValues } from '@repo/platform/values/records.ts'
import { boundsOf, type NumberKey } from './inputs.ts'
import type { Bounds, Unit } from './measure.ts'

/** Specified, found in a public source, derived from those, or a proposal that the company confirms. */
export type Mark = 'S' | 'F' | 'D' | 'P'

export type ConstantGroup =
  | 'quantities'
  | 'prices'
  | 'installation'
  | 'savings'
  | 'forklifts'
  | 'defaults'

/** The measure of a constant: unit, bounds, and its value in the newest shipped price list. */
interface Measured extends Bounds {
  unit?: Unit
  value: number
  mark: Mark
  /** Least and greatest plausible value; absent: fixed. */
  range?: readonly [least: number, most: number]
  /** Its values at the cautious and the optimistic end of the band. */
  band?: readonly [cautious: number, optimistic: number]
  /** The input whose default this constant is; money is in EUR. */
  fills?: NumberKey
}

interface ConstantMeasure extends Measured {
  group: ConstantGroup
}

const inGroup = <Key extends string>(group: ConstantGroup, constants: Record<Key, Measured>) =>
  mapValues(constants, (measured): ConstantMeasure => ({ group, ...measured }))

// Within these bounds no estimate divides by zero or overflows.
const share = { unit: 'share', min: 0, max: 1 } as const
const ofRange = { unit: 'share', min: 0.05, max: 2 } as const
const metres = { unit: 'm', min: 1, max: 1_000 } as const
const money = { unit: 'eur', min: 0, max: 1_000_000 } as const
const rate = { min: 0, max: 1_000 }
const count = { min: 0, max: 1_000, integer: true }
const perManDay = { min: 0.01, max: 10_000_000 }
const filling = (fills: NumberKey) => ({ ...boundsOf(fills), fills })

/** Every constant, in the order of the price list. Their sources: `messages/sources.ts`. */
export const constantMeasures = {
  ...inGroup('quantities', {
    rangeIndoor: { ...metres, value: 50, mark: 'S' },
    rangeOutdoor: { ...metres, value: 65, mark: 'S', range: [65, 150] },
    usableRange: { ...ofRange, value: 0.5, mark: 'D', range: [0.35, 0.6] },
    aisleSpacing: { ...ofRange, value: 0.7, mark: 'D', range: [0.3, 0.8] },
    aislesPerRow: { min: 1, max: 20, value: 1, mark: 'D', range: [1, 2] },
    endAnchors: { ...count, value: 0, mark: 'D', range: [0, 1] },
    wallShare: { ...ofRange, min: 0, value: 0.4, mark: 'D', range: [0.3, 0.5] },
    aislePitch: { unit: 'm', min: 0.5, max: 50, value: 5.5, mark: 'P', range: [3.5, 6.5] },
    minimumAnchors: { ...count, value: 6, mark: 'F', range: [4, 8] },
    anchorsPerGateway: { min: 1, max: 10_000, value: 20, mark: 'P', range: [10, 40] },
    tagsPerTruck: { ...count, value: 1, mark: 'P', range: [1, 2] },
    tagsPerTruckWithForks: { ...count, value: 2, mark: 'P', range: [1, 2] },
    spareTags: { ...share, value: 0.05, mark: 'F', range: [0.05, 0.15] },
  }),
  ...inGroup('prices', {
    anchorPrice: { ...money, value: 250, mark: 'P', range: [150, 800], band: [350, 180] },
    tagPrice: { ...money, value: 250, mark: 'P', range: [60, 400], band: [320, 180] },
    gatewayPrice: { ...money, value: 900, mark: 'P', range: [500, 1_500] },
    feePartner: { ...money, value: 39, mark: 'F', range: [25, 60] },
    feePilot: { ...money, value: 49, mark: 'F', range: [25, 60] },
    termPartner: { min: 1, max: 120, integer: true, value: 12, mark: 'S' },
    termPilot: { min: 1, max: 24, integer: true, value: 3, mark: 'S', range: [1, 3] },
    rentalMonths: { min: 1, max: 240, integer: true, value: 36, mark: 'P' },
  }),
  ...inGroup('installation', {
    fixedManDays: { ...rate, value: 2, mark: 'P' },
    anchorsPerManDay: { ...perManDay, value: 8, mark: 'D' },
    tagsPerManDay: { ...perManDay, value: 6, mark: 'P' },
    areaPerManDay: { ...perManDay, unit: 'm²', value: 5_000, mark: 'P' },
  }),
  ...inGroup('prices', {
    hoursPerManDay: { unit: 'h', min: 1, max: 24, value: 8, mark: 'S' },
    serviceMarkup: { min: 0.1, max: 10, value: 1.15, mark: 'D' },
  }),
  ...inGroup('savings', {
    idlingCut: { ...share, value: 0.15, mark: 'S' },
    searchCut: { ...share, value: 0.25, mark: 'S' },
    retrievalCut: { ...share, value: 0.05, mark: 'S' },
    fewerForklifts: { ...share, value: 0.05, mark: 'S' },
    throughputGain: { ...share, value: 0.2, mark: 'S', range: [0.05, 0.2], band: [0.12, 0.2] },
    impactCut: { ...share, value: 0.35, mark: 'S', range: [0.15, 0.5], band: [0.22, 0.4] },
    complianceCut: { ...share, value: 0.2, mark: 'P', range: [0.1, 0.35] },
    idleShare: { ...share, value: 0.25, mark: 'F', range: [0.15, 0.4], band: [0.18, 0.32] },
    searchShare: { ...share, value: 0.08, mark: 'F', range: [0.02, 0.25], band: [0.05, 0.12] },
    retrievalShare: { ...share, value: 0.4, mark: 'P', range: [0.3, 0.5], band: [0.35, 0.45] },
    moneyShare: { ...share, value: 0.5, mark: 'P', range: [0.3, 0.8], band: [0.35, 0.65] },
    soldFrom: { ...share, max: 0.99, value: 0.5, mark: 'D' },
    soldMost: { ...share, value: 0.5, mark: 'D', range: [0, 0.5] },
    realisationPartner: { ...share, value: 0.85, mark: 'P', range: [0.7, 1] },
    realisationPilot: { ...share, value: 0.5, mark: 'P', range: [0.3, 0.7] },
  }),
  ...inGroup('forklifts', {
    palletRevenue: { ...money, value: 8, mark: 'F', range: [5, 12], band: [6, 10] },
    revenueWage: { unit: 'eur', min: 0.01, max: 10_000, value: 25.1, mark: 'D' },
    revenueLeast: { ...rate, value: 0.6, mark: 'P' },
    revenueMost: { ...rate, value: 1.4, mark: 'P' },
    truckYearElectric: { ...money, value: 6_000, mark: 'F', range: [4_800, 9_000] },
    truckYearLpg: { ...money, value: 6_600, mark: 'P', range: [4_800, 9_000] },
    truckYearDiesel: { ...money, value: 6_900, mark: 'F', range: [4_800, 9_000] },
    replacementRate: { ...rate, value: 2, mark: 'P', range: [1.5, 3] },
    energyElectric: { ...rate, unit: 'kWh', value: 4.5, mark: 'D', range: [3, 8] },
    energyLpg: { ...rate, unit: 'kg', value: 3, mark: 'D', range: [2, 4] },
    energyDiesel: { ...rate, unit: 'l', value: 3, mark: 'F', range: [2.7, 3.6] },
    idleDrawElectric: { ...share, value: 0.1, mark: 'P', range: [0.05, 0.5] },
    idleDrawEngine: { ...share, value: 0.35, mark: 'P', range: [0.05, 0.5] },
    co2Lpg: { ...rate, unit: 'kg', value: 2.97, mark: 'F', range: [2.9, 3] },
    co2Diesel: { ...rate, unit: 'kg', value: 2.65, mark: 'F', range: [2.58, 2.68] },
  }),
  ...inGroup('defaults', {
    assumedWorkingDays: { ...filling('workingDays'), value: 250, mark: 'P' },
    assumedCapacityUsed: {
      ...filling('capacityUsed'),
      unit: '%',
      value: 75,
      mark: 'P',
      range: [50, 85],
    },
    assumedMargin: { ...filling('margin'), unit: '%', value: 10, mark: 'P' },
    assumedAccidents: { ...filling('accidents'), value: 1, mark: 'P' },
    assumedRepairCost: { ...money, fills: 'repairCost', value: 1_000, mark: 'P' },
    assumedDaysDown: { ...filling('daysDown'), value: 1, mark: 'P' },
  }),
}

export type ConstantKey = keyof typeof constantMeasures

/** In the order of the price list. */
export const constantsIn = (...groups: ConstantGroup[]): ConstantKey[] =>
  keysOf(constantMeasures).filter((key) => groups.includes(constantMeasures[key].group))

/** The constant that is the default of an input. */
export const constantFilling = (input: InputKey): ConstantKey | undefined =>
  keysOf(constantMeasures).find((key) => constantMeasures[key].fills === input)
