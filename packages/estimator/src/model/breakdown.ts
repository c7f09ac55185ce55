import type { ResultKey } from './measures/results.ts'
import type { Results } from './results.ts'

export interface Part {
  key: ResultKey | 'downtimeValue'
  /** In the country's currency. */
  amount: number
}

/** They add up to `investment`. */
export function investmentParts(results: Results): Part[] {
  return partsOf(results, ['hardwareCost', 'softwareCost', 'installationCost'])
}

/** Per year; they add up to `benefitOf`. */
export function benefitParts(results: Results): Part[] {
  const { efficiencySavings, higherEfficiencySavings } = results
  return [
    ...partsOf(results, ['higherEfficiencySavings']),
    { key: 'downtimeValue', amount: efficiencySavings - higherEfficiencySavings },
    ...partsOf(results, ['lowerRepairCosts', 'lowerComplianceFees', 'profitIncrease']),
  ]
}

/** Per year. */
export function benefitOf({ savings, increasedProfits }: Results): number {
  return savings + increasedProfits
}

type MoneyKey = Exclude<ResultKey, 'paybackMonths'>

const partsOf = (results: Results, keys: readonly MoneyKey[]): Part[] =>
  keys.map((key) => ({ key, amount: results[key] }))
