import { resultMeasures, type ResultKey } from './measures/results.ts'
import { paybackOf } from './payback.ts'
import { round, roundTo } from './rounding.ts'
import type { Site, Terms } from './terms.ts'

/** Money in the country's currency. */
export interface Results extends Record<Exclude<ResultKey, 'paybackMonths'>, number> {
  /** null: not reached */
  paybackMonths: number | null
}

/** Leaves are rounded first and totals are sums of rounded leaves, so that the figures shown add up. */
export function resultsOf({ input, row, values: c, priceList }: Site, terms: Terms): Results {
  const { model } = priceList
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
    roi: rounded('roi', (((benefit * term) / 12 - investment) / investment) * 100),
    paybackMonths: paybackOf({
      hardwareCost,
      softwareCost,
      installationCost,
      benefit,
      term,
      model,
    }),
    capacityIncrease,
    profitIncrease,
    lessDowntimeHours: round(avoided * input.daysDown * input.shifts * input.shiftHours),
    higherEfficiencySavings,
    lowerRepairCosts,
    lowerComplianceFees,
    co2KgPerPallet: input.pallets > 0 ? rounded('co2KgPerPallet', terms.co2Kg / input.pallets) : 0,
    co2Tons: rounded('co2Tons', terms.co2Kg / 1000),
  }
}

const rounded = (key: ResultKey, value: number): number =>
  roundTo(value, resultMeasures[key].decimals)
