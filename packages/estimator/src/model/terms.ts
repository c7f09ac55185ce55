import type { CountryRow } from './country-row.ts'
import type { RoiInput, ForkliftType } from './input.ts'
import type { PriceList, Values } from './price-list.ts'
import type { Quantities } from './quantities.ts'
import { feeOf } from './prices.ts'
import { clamp, round } from './rounding.ts'

/** The arguments of the formulas: the input, the country row, the constants as numbers, the weights. */
export interface Site {
  input: RoiInput
  row: CountryRow
  values: Values
  priceList: PriceList
  /** Of a plan; absent: as the estimate counts them. */
  quantities?: Quantities | undefined
}

export type Terms = ReturnType<typeof termsOf>
export type TermKey = keyof Terms

/** Every intermediate term, unrounded where the model does not round. */
export function termsOf(site: Site) {
  const quantity = quantityTerms(site)
  const hours = hourTerms(site)
  const efficiency = efficiencyTerms(site, hours)
  return {
    ...quantity,
    ...hours,
    ...efficiency,
    ...safetyTerms(site, hours),
    ...profitTerms(site),
  }
}

function quantityTerms(site: Site) {
  const { input, row, values: c, quantities } = site
  const { area } = input
  const counted = anchorTerms(site)
  const anchors = quantities?.anchors ?? counted.anchors
  const needsForks = input.useCase === 'stock-management' || input.useCase === 'fifo-compliance'
  const perTruck = needsForks ? c.tagsPerTruckWithForks : c.tagsPerTruck
  const fitted = perTruck * input.forklifts
  const tags = fitted + Math.ceil(c.spareTags * fitted)
  const work = workOf({ anchors, tags, area }, c)
  const fee = feeOf(input.contractType, row, c)
  return {
    ...counted,
    anchors,
    tags,
    gateways: quantities?.gateways ?? Math.ceil(anchors / c.anchorsPerGateway),
    manDays: Math.ceil(work.fixed + work.mounting + work.fitting + work.zones),
    /** Per vehicle and month, in the country's currency. */
    fee,
    /** Of all vehicles. */
    monthlyFee: input.forklifts * fee,
    term: termOf(input, c),
  }
}

/** Of the contract, in months. */
export const termOf = ({ contractType }: Pick<RoiInput, 'contractType'>, c: Values): number =>
  contractType === 'pilot' ? c.termPilot : c.termPartner

/** The anchors that a building needs by its size, and what they are counted from. */
function anchorTerms({ input, values: c, priceList }: Site) {
  const { area, aisles, aisleLength } = input
  const isFirst = priceList.model === 1
  const range = input.tracking === 'indoor' ? c.rangeIndoor : c.rangeOutdoor
  const cell = (c.usableRange * range) ** 2 / 2
  const spacing = c.aisleSpacing * range
  const wall = isFirst ? 0 : c.wallShare * range
  const open = Math.max(0, area - aisles * aisleLength * c.aislePitch)
  const perRow = Math.ceil(aisleLength / spacing) + (isFirst ? 1 : c.endAnchors)
  const aisleAnchors = aisles === 0 ? 0 : Math.ceil(aisles / c.aislesPerRow) * perRow
  const wallAnchors = wall === 0 ? 0 : Math.ceil((4 * Math.sqrt(area)) / wall)
  const counted = Math.ceil(open / cell) + aisleAnchors + wallAnchors
  const anchors = Math.max(c.minimumAnchors, counted)
  return { range, cell, spacing, wall, open, aisleAnchors, wallAnchors, anchors }
}

/** Man-days of the installation by kind of work, unrounded. */
export const workOf = (
  { anchors, tags, area }: { anchors: number; tags: number; area: number },
  c: Values,
) => ({
  fixed: c.fixedManDays,
  mounting: anchors / c.anchorsPerManDay,
  fitting: tags / c.tagsPerManDay,
  zones: area / c.areaPerManDay,
})

function hourTerms({ input, values: c, priceList }: Site) {
  const used = input.capacityUsed / 100
  const scheduledHours = input.shifts * input.shiftHours * input.workingDays
  return {
    used,
    scheduledHours,
    usedHours: input.forklifts * scheduledHours * used,
    /** Share of the freed capacity that is sold to customers. */
    sold: c.soldMost * clamp((used - c.soldFrom) / (1 - c.soldFrom), 0, 1),
    realisation: input.contractType === 'pilot' ? c.realisationPilot : c.realisationPartner,
    weights: priceList.weights[input.useCase],
    industryFactor: priceList.industryFactors[input.industry],
  }
}

type Hours = ReturnType<typeof hourTerms>

function efficiencyTerms({ input, row, values: c }: Site, hours: Hours) {
  const { realisation, industryFactor, weights, used, usedHours } = hours
  const unit = perUnit(input.forkliftType, row, c)
  const freedIdle = weights.idling * c.idleShare * c.idlingCut
  const freedSearch = weights.search * c.searchShare * c.searchCut
  const freedRetrieval = weights.retrieval * c.retrievalShare * c.retrievalCut
  const freedShare = realisation * industryFactor * (freedIdle + freedSearch + freedRetrieval)
  const energyShare =
    realisation * industryFactor * (freedSearch + freedRetrieval + freedIdle * unit.idleDraw)
  /** kWh, kg or litres. */
  const energyUnits = usedHours * unit.energyPerHour * energyShare
  const fewerTrucks = Math.min(realisation * weights.rightSizing * c.fewerForklifts, 1 - used)
  return {
    freedIdle,
    freedSearch,
    freedRetrieval,
    freedShare,
    energyShare,
    energyUnits,
    labour: c.moneyShare * freedShare * usedHours * row.operator,
    energy: energyUnits * unit.energyPrice,
    rightSizing: fewerTrucks * input.forklifts * unit.truckYear * row.fx,
    co2Kg: energyUnits * unit.co2,
  }
}

function safetyTerms({ input, row, values: c }: Site, { realisation, weights }: Hours) {
  const { truckYear } = perUnit(input.forkliftType, row, c)
  const avoided = realisation * weights.impacts * c.impactCut * input.forklifts * input.accidents
  return {
    /** Crashes per year. */
    avoided,
    downtimeValue: round(
      (avoided * input.daysDown * c.replacementRate * truckYear * row.fx) / input.workingDays,
    ),
  }
}

function profitTerms({ row, values: c }: Site) {
  const wage = clamp(row.operator / row.fx / c.revenueWage, c.revenueLeast, c.revenueMost)
  return { perPallet: c.palletRevenue * row.fx * wage }
}

interface PerUnit {
  /** kWh, kg or litres per used hour. */
  energyPerHour: number
  energyPrice: number
  /** kg CO2e per kWh, kg or litre. */
  co2: number
  /** Share of the average draw that an idling truck takes. */
  idleDraw: number
  /** EUR per year. */
  truckYear: number
}

/** Figures by type of drive (electric, LPG, diesel). */
function perUnit(type: ForkliftType, row: CountryRow, c: Values): PerUnit {
  const byType: Record<ForkliftType, PerUnit> = {
    electric: {
      energyPerHour: c.energyElectric,
      energyPrice: row.electricity,
      co2: row.gridCo2,
      idleDraw: c.idleDrawElectric,
      truckYear: c.truckYearElectric,
    },
    lpg: {
      energyPerHour: c.energyLpg,
      energyPrice: row.lpg,
      co2: c.co2Lpg,
      idleDraw: c.idleDrawEngine,
      truckYear: c.truckYearLpg,
    },
    diesel: {
      energyPerHour: c.energyDiesel,
      energyPrice: row.diesel,
      co2: c.co2Diesel,
      idleDraw: c.idleDrawEngine,
      truckYear: c.truckYearDiesel,
    },
  }
  return byType[type]
}
