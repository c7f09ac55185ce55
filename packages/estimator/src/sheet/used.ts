import { formulasIn, type Explained } from '../explain/formulas.ts'
import {
  formulaGroups,
  type FormulaKey,
  type LineFormulaKey,
  type NameKey,
} from '../explain/formula-groups.ts'
import { leavesOf, stepsOf } from '../explain/steps.ts'
import { numbersFor } from '../explain/term-formatter.ts'
import { constantMeasures } from '../model/measures/constants.ts'
import { columnMeasures } from '../model/measures/country-row.ts'
import { resultKeys } from '../model/measures/results.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { SheetData } from './figures.ts'

export interface Used {
  site: Explained
  /** In the order in which the method prints them. */
  formulas: FormulaKey[]
  /** Values of the price list in its order, without the inputs; those of the country first. */
  values: NameKey[]
}

const ofLines: readonly LineFormulaKey[] = [
  'rentedSpent',
  'rentedRoi',
  'rentedPayback',
  'longSpent',
  'longRoi',
]

/** What every result of a site is calculated with. */
export function usedIn({ estimate, priceList }: Pick<SheetData, 'estimate' | 'priceList'>): Used {
  const { input, quantities } = estimate
  const { model } = priceList
  const number = numbersFor(input, priceList, quantities)
  const site = { input, model, isPlanned: quantities !== undefined, number }
  const lines = input.contractType === 'pilot' ? [] : ofLines
  const steps = new Set(stepsOf([...resultKeys, ...lines], site, () => false))
  const used = new Set(leavesOf([...steps], site).fromPriceList)
  const order: NameKey[] = [...keysOf(columnMeasures), ...keysOf(constantMeasures)]
  const others = [...used].filter((key) => !order.includes(key))
  const printed = keysOf(formulaGroups).flatMap((group) => formulasIn(group, model))
  return {
    site,
    formulas: printed.map(([key]) => key).filter((key) => steps.has(key)),
    values: order.filter((key) => used.has(key)).concat(others),
  }
}
