import type { InputKey } from './input.ts'
import type { ResultKey } from './results.ts'
import type { TermKey } from './terms.ts'

/** What each result is made from, in the order of its formula, for the page that explains it. */
export const madeFrom: Readonly<Record<ResultKey, readonly (TermKey | ResultKey | InputKey)[]>> = {
  anchors: ['open', 'cell', 'aisleAnchors'],
  tags: ['forklifts', 'useCase'],
  hardwareCost: ['anchors', 'tags', 'gateways'],
  softwareCost: ['forklifts', 'fee', 'term'],
  installationCost: ['manDays'],
  investment: ['hardwareCost', 'softwareCost', 'installationCost'],
  savings: ['efficiencySavings', 'safetyComplianceSavings'],
  increasedProfits: ['profitIncrease'],
  efficiencySavings: ['higherEfficiencySavings', 'downtimeValue'],
  safetyComplianceSavings: ['lowerRepairCosts', 'lowerComplianceFees'],
  roi: ['savings', 'increasedProfits', 'term', 'investment'],
  paybackMonths: ['investment', 'savings', 'increasedProfits'],
  capacityIncrease: ['pallets', 'realisation', 'industryFactor'],
  profitIncrease: ['capacityIncrease', 'sold', 'perPallet', 'margin'],
  lessDowntimeHours: ['avoided', 'daysDown', 'shifts', 'shiftHours'],
  higherEfficiencySavings: ['labour', 'energy', 'rightSizing'],
  lowerRepairCosts: ['avoided', 'repairCost'],
  lowerComplianceFees: ['realisation', 'complianceFees'],
  co2KgPerPallet: ['co2Kg', 'pallets'],
  co2Tons: ['co2Kg'],
}
