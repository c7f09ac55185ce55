import { round, roundTo } from './rounding.ts'
import type { Site, Terms } from './terms.ts'

/** The 20 results in the specification's order. Money in the country's currency. */
export interface Results {
  anchors: number
  tags: number
  hardwareCost: number
  softwareCost: number
  installationCost: number
  investment: number
  savings: number
  increasedProfits: number
  efficiencySavings: number
  safetyComplianceSavings: number
  /** % over the term */
  roi: number
  /** null: not reached */
  paybackMonths: number | null
  capacityIncrease: number
  profitIncrease: number
  lessDowntimeHours: number
  higherEfficiencySavings: number
  lowerRepairCosts: number
  lowerComplianceFees: number
  co2KgPerPallet: number
  co2Tons: number
}
export type ResultKey = keyof Results

/** Leaves are rounded first; totals are sums of rounded leaves, so what is shown adds up. */
export function resultsOf({ input, row, values: c }: Site, terms: Terms): Results {
  const { anchors, tags, gateways, realisation, industryFactor, weights, avoided, term } = terms
  const equipment = c.anchorPrice * anchors + c.tagPrice * tags + c.gatewayPrice * gateways
  const hardwareCost =
    input.contractType === 'pilot' ? 0 : round(equipment * row.fx * row.priceIndex)
  const softwareCost = input.forklifts * terms.fee * term
  const installationCost = round(terms.manDays * row.manDay)
  const investment = hardwareCost + softwareCost + installationCost

  const higherEfficiencySavings = round(terms.labour + terms.energy + terms.rightSizing)
  const lowerRepairCosts = round(avoided * input.repairCost)
  const lowerComplianceFees = round(
    realisation * weights.compliance * c.complianceCut * input.complianceFees,
  )
  const capacityIncrease = round(
    input.pallets * realisation * industryFactor * weights.throughput * c.throughputGain,
  )
  const profitIncrease = round(
    (capacityIncrease * terms.sold * terms.perPallet * input.margin) / 100,
  )

  const efficiencySavings = higherEfficiencySavings + terms.downtimeValue
  const safetyComplianceSavings = lowerRepairCosts + lowerComplianceFees
  const savings = efficiencySavings + safetyComplianceSavings
  const benefit = savings + profitIncrease
  return {
    anchors,
    tags,
    hardwareCost,
    softwareCost,
    installationCost,
    investment,
    savings,
    increasedProfits: profitIncrease,
    efficiencySavings,
    safetyComplianceSavings,
    roi: roundTo((((benefit * term) / 12 - investment) / investment) * 100, 1),
    paybackMonths: benefit > 0 ? roundTo(investment / (benefit / 12), 1) : null,
    capacityIncrease,
    profitIncrease,
    lessDowntimeHours: round(avoided * input.daysDown * input.shifts * input.shiftHours),
    higherEfficiencySavings,
    lowerRepairCosts,
    lowerComplianceFees,
    co2KgPerPallet: input.pallets > 0 ? roundTo(terms.co2Kg / input.pallets, 4) : 0,
    co2Tons: roundTo(terms.co2Kg / 1000, 2),
  }
}
