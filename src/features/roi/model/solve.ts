import type { InputKey, RoiInput } from './input.ts'
import { boundsOf, inputMeasures, isNumberKey, type NumberKey } from './measures/inputs.ts'
import { resultsOf } from './results.ts'
import { search } from './search.ts'
import { stopsOf, type Range } from './stops.ts'
import { priceRow, rateBetween, valuesOf, type RoiTable } from './table.ts'
import { termsOf } from './terms.ts'

export type SolvableKey = Exclude<InputKey, 'companyName'>
export type ChoiceKey = Exclude<SolvableKey, NumberKey>

/**
 * What one input would have to be, the others as they are, for the payback to be within the target.
 * Where it is not yet, a number has one bound: that of the nearest value which brings it there.
 * Where it already is, the bounds say how far the value may fall and rise; none: to the end.
 * Never and always are said of every option, and of the numbers within which the site makes sense.
 */
export type Solution =
  | { kind: 'number'; key: NumberKey; atLeast?: number; atMost?: number }
  | { kind: 'choice'; key: ChoiceKey; reached: readonly string[] }
  | { kind: 'never' | 'always'; key: SolvableKey; within?: Range }

const breakEven = 12

export function solveFor(
  input: RoiInput,
  table: RoiTable,
  key: SolvableKey,
  targetMonths = breakEven,
): Solution {
  const values = valuesOf(table)
  const reaches = (change: Partial<RoiInput>) => {
    const changed = { ...input, ...change }
    const site = { input: changed, row: priceRow(table, changed.country), values, table }
    const months = resultsOf(site, termsOf(site)).paybackMonths
    return months !== null && months <= targetMonths
  }
  if (!isNumberKey(key)) return choose(input, table, key, reaches)
  const stops = stopsOf(input, table, key)
  const found = search(input[key], stops, {
    reaches: (value) => reaches({ [key]: value }),
    isWhole: boundsOf(key).integer === true,
  })
  if (typeof found !== 'string') return { kind: 'number', key, ...found }
  return { kind: found, key, within: [stops[0]!, stops.at(-1)!] }
}

function choose(
  input: RoiInput,
  table: RoiTable,
  key: ChoiceKey,
  reaches: (change: Partial<RoiInput>) => boolean,
): Solution {
  const options: readonly string[] =
    key === 'country' ? table.countries.map(({ code }) => code) : inputMeasures[key].options
  const reached = options.filter((option) =>
    reaches(key === 'country' ? moved(input, table, option) : { [key]: option }),
  )
  if (reached.length === 0) return { kind: 'never', key }
  if (reached.length === options.length) return { kind: 'always', key }
  return { kind: 'choice', key, reached }
}

/** The same site in another country: its amounts are worth the same in the other currency. */
function moved(input: RoiInput, table: RoiTable, country: string): Partial<RoiInput> {
  const rate = rateBetween(table, input.country, country)
  return {
    country,
    repairCost: input.repairCost * rate,
    complianceFees: input.complianceFees * rate,
  }
}
