import { explain } from '../model/estimate.ts'
import type { RoiInput } from '../model/input.ts'
import { priceRow, valuesOf, type RoiTable } from '../model/table.ts'
import { isPick, picks, type NameKey } from './formulas.ts'

/** What a name stands for once the visitor's choices are known: the table's own key of it. */
export const pickedKey = (key: NameKey, input: RoiInput): NameKey =>
  isPick(key) ? picks[key](input) : key

/** The number behind every name of a formula; NaN where there is none. */
export function numbersFor(input: RoiInput, table: RoiTable): (key: NameKey) => number {
  const { results, terms } = explain(input, table)
  const all: Record<string, unknown> = {
    ...input,
    ...valuesOf(table),
    ...priceRow(table, input.country),
    ...terms,
    ...results,
    ...Object.fromEntries(
      Object.entries(terms.weights).map(([lever, weight]) => [`weight-${lever}`, weight]),
    ),
    benefit: results.savings + results.increasedProfits,
  }
  return (key) => {
    const value = all[pickedKey(key, input)]
    return typeof value === 'number' ? value : Number.NaN
  }
}
