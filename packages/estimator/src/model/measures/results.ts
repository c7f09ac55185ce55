import { keysOf } from '@repo/platform/values/records.ts'

/** The unit of a result on the sheet; `once`, `term` and `year` are amounts of money. */
export type ResultUnit =
  | 'pieces'
  | 'once'
  | 'term'
  | 'year'
  | 'roi'
  | 'months'
  | 'pallets'
  | 'hours'
  | 'kgPerPallet'
  | 'tons'

interface ResultMeasure {
  unit: ResultUnit
  /** Decimals to which it is rounded and with which it is shown. */
  decimals: number
}

const once = { unit: 'once', decimals: 0 } as const
const term = { unit: 'term', decimals: 0 } as const
const perYear = { unit: 'year', decimals: 0 } as const

/** The 20 results in the specification's order. */
export const resultMeasures = {
  anchors: { unit: 'pieces', decimals: 0 },
  tags: { unit: 'pieces', decimals: 0 },
  hardwareCost: once,
  softwareCost: term,
  installationCost: once,
  investment: term,
  savings: perYear,
  increasedProfits: perYear,
  efficiencySavings: perYear,
  safetyComplianceSavings: perYear,
  roi: { unit: 'roi', decimals: 1 },
  paybackMonths: { unit: 'months', decimals: 1 },
  capacityIncrease: { unit: 'pallets', decimals: 0 },
  profitIncrease: perYear,
  lessDowntimeHours: { unit: 'hours', decimals: 0 },
  higherEfficiencySavings: perYear,
  lowerRepairCosts: perYear,
  lowerComplianceFees: perYear,
  co2KgPerPallet: { unit: 'kgPerPallet', decimals: 4 },
  co2Tons: { unit: 'tons', decimals: 2 },
} as const satisfies Record<string, ResultMeasure>

export type ResultKey = keyof typeof resultMeasures

const money: ReadonlySet<ResultUnit> = new Set(['once', 'term', 'year'] as const)

export const isMoneyResult = (key: ResultKey): boolean => money.has(resultMeasures[key].unit)

export const resultKeys = keysOf(resultMeasures)

type Groups = Readonly<Record<string, readonly ResultKey[]>>

/** A type error where a result is in none of the groups. */
const inGroups = <const All extends Groups>(
  groups: ResultKey extends All[keyof All][number] ? All : never,
) => groups

/** In the order in which the page lists them. */
export const resultGroups = inGroups({
  outlay: [
    'hardwareCost',
    'softwareCost',
    'installationCost',
    'investment',
    'paybackMonths',
    'roi',
  ],
  returns: ['efficiencySavings', 'safetyComplianceSavings', 'savings', 'increasedProfits'],
  floor: ['anchors', 'tags', 'capacityIncrease', 'profitIncrease', 'lessDowntimeHours'],
  detail: [
    'higherEfficiencySavings',
    'lowerRepairCosts',
    'lowerComplianceFees',
    'co2KgPerPallet',
    'co2Tons',
  ],
})
