import { constantsIn } from '../model/measures/constants.ts'
import type { FormulaKey } from './formulas.ts'

/** Every formula, each below what it is made of. */
export const formulaGroups = {
  quantities: ['cell', 'spacing', 'open', 'aisleAnchors', 'anchors', 'tags', 'gateways'],
  investment: ['hardwareCost', 'fee', 'softwareCost', 'manDays', 'installationCost', 'investment'],
  hours: [
    'used',
    'scheduledHours',
    'usedHours',
    'freedIdle',
    'freedSearch',
    'freedRetrieval',
    'freedShare',
    'labour',
    'energyShare',
    'energyUnits',
    'energy',
    'rightSizing',
    'higherEfficiencySavings',
  ],
  safety: [
    'avoided',
    'lessDowntimeHours',
    'downtimeValue',
    'efficiencySavings',
    'lowerRepairCosts',
    'lowerComplianceFees',
    'safetyComplianceSavings',
    'savings',
  ],
  profit: ['capacityIncrease', 'sold', 'perPallet', 'profitIncrease', 'increasedProfits'],
  payback: ['benefit', 'roi', 'paybackMonths', 'co2Kg', 'co2KgPerPallet', 'co2Tons'],
} as const satisfies Record<string, readonly FormulaKey[]>
export type FormulaGroup = keyof typeof formulaGroups

/** Every constant, in the order of the table. */
export const constantGroups = {
  quantities: constantsIn('quantities'),
  prices: constantsIn('prices', 'installation'),
  benefits: constantsIn('savings', 'forklifts'),
  defaults: constantsIn('defaults'),
}
