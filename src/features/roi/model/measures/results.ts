import { keysOf } from '../records.ts'
import type { Unit } from './measure.ts'

interface ResultMeasure {
  unit?: Unit
  /** What the sheet's column of units says. */
  unitWord:
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
  /** To which it is rounded, and with which it is shown. */
  decimals: number
}

const once = { unit: 'money', unitWord: 'once', decimals: 0 } as const
const term = { unit: 'money', unitWord: 'term', decimals: 0 } as const
const perYear = { unit: 'money', unitWord: 'year', decimals: 0 } as const

/** The 20 results in the specification's order. */
export const resultMeasures = {
  anchors: { unitWord: 'pieces', decimals: 0 },
  tags: { unitWord: 'pieces', decimals: 0 },
  hardwareCost: once,
  softwareCost: term,
  installationCost: once,
  investment: term,
  savings: perYear,
  increasedProfits: perYear,
  efficiencySavings: perYear,
  safetyComplianceSavings: perYear,
  roi: { unitWord: 'roi', decimals: 1 },
  paybackMonths: { unitWord: 'months', decimals: 1 },
  capacityIncrease: { unitWord: 'pallets', decimals: 0 },
  profitIncrease: perYear,
  lessDowntimeHours: { unit: 'h', unitWord: 'hours', decimals: 0 },
  higherEfficiencySavings: perYear,
  lowerRepairCosts: perYear,
  lowerComplianceFees: perYear,
  co2KgPerPallet: { unitWord: 'kgPerPallet', decimals: 4 },
  co2Tons: { unitWord: 'tons', decimals: 2 },
} as const satisfies Record<string, ResultMeasure>

export type ResultKey = keyof typeof resultMeasures

const measure = (key: ResultKey): ResultMeasure => resultMeasures[key]

export const isMoneyResult = (key: ResultKey): boolean => measure(key).unit === 'money'

export const resultKeys = keysOf(resultMeasures)

type Groups = Readonly<Record<string, readonly ResultKey[]>>

/** A result that is in none of the groups does not compile. */
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
