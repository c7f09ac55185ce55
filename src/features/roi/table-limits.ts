import { bounds } from './model/input.ts'
import type { ConstantKey } from './model/table.ts'

/** What a constant may be at all. Within these no estimate divides by zero or leaves the numbers. */
export interface Limits {
  min: number
  max: number
  /** Counts and months stand in results that are whole numbers. */
  integer?: boolean
}

const share: Limits = { min: 0, max: 1 }
const money: Limits = { min: 0, max: 1_000_000 }
const rate: Limits = { min: 0, max: 1_000 }
const perDay: Limits = { min: 0.01, max: 10_000_000 }
const count: Limits = { min: 0, max: 1_000, integer: true }

export const constantLimits: Readonly<Record<ConstantKey, Limits>> = {
  rangeIndoor: { min: 1, max: 1_000 },
  rangeOutdoor: { min: 1, max: 1_000 },
  usableRange: { min: 0.05, max: 2 },
  aisleSpacing: { min: 0.05, max: 2 },
  aislesPerRow: { min: 1, max: 20 },
  aislePitch: { min: 0.5, max: 50 },
  minimumAnchors: count,
  anchorsPerGateway: { min: 1, max: 10_000 },
  tagsPerTruck: count,
  tagsPerTruckWithForks: count,
  spareTags: share,
  anchorPrice: money,
  tagPrice: money,
  gatewayPrice: money,
  feePartner: money,
  feePilot: money,
  termPartner: { min: 1, max: 120, integer: true },
  termPilot: { min: 1, max: 24, integer: true },
  rentalMonths: { min: 1, max: 240, integer: true },
  fixedManDays: rate,
  anchorsPerManDay: perDay,
  tagsPerManDay: perDay,
  areaPerManDay: perDay,
  hoursPerManDay: { min: 1, max: 24 },
  serviceMarkup: { min: 0.1, max: 10 },
  idlingCut: share,
  searchCut: share,
  retrievalCut: share,
  fewerForklifts: share,
  throughputGain: share,
  impactCut: share,
  complianceCut: share,
  idleShare: share,
  searchShare: share,
  retrievalShare: share,
  moneyShare: share,
  soldFrom: { min: 0, max: 0.99 },
  soldMost: share,
  realisationPartner: share,
  realisationPilot: share,
  palletRevenue: money,
  revenueWage: { min: 0.01, max: 10_000 },
  revenueLeast: rate,
  revenueMost: rate,
  truckYearElectric: money,
  truckYearLpg: money,
  truckYearDiesel: money,
  replacementRate: rate,
  energyElectric: rate,
  energyLpg: rate,
  energyDiesel: rate,
  idleDrawElectric: share,
  idleDrawEngine: share,
  co2Lpg: rate,
  co2Diesel: rate,
  assumedWorkingDays: bounds.workingDays,
  assumedCapacityUsed: bounds.capacityUsed,
  assumedMargin: bounds.margin,
  assumedAccidents: bounds.accidents,
  assumedRepairCost: money,
  assumedDaysDown: bounds.daysDown,
}
