import { assumed } from '../model/assumed.ts'
import { benefits } from '../model/benefits.ts'
import { quantities } from '../model/quantities.ts'
import type { ConstantKey } from '../model/table.ts'
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

const firstPrice = 'anchorPrice'
const keysOf = <Part extends object>(part: Part) => Object.keys(part) as (keyof Part)[]
const ofSite = keysOf(quantities)
const pricesFrom = ofSite.indexOf(firstPrice)

/** Every constant, in the order of the model's files; prices follow the quantities there. */
export const constantGroups: Readonly<
  Record<'quantities' | 'prices' | 'benefits' | 'defaults', readonly ConstantKey[]>
> = {
  quantities: ofSite.slice(0, pricesFrom),
  prices: ofSite.slice(pricesFrom),
  benefits: keysOf(benefits),
  defaults: keysOf(assumed),
}
