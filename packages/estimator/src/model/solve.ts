import { benefitOf } from './breakdown.ts'
import type { InputKey, RoiInput } from './input.ts'
import { boundsOf, inputMeasures, isNumberKey, type NumberKey } from './measures/inputs.ts'
import { convertedAmounts } from './converted-amounts.ts'
import { countryRow, rateBetween, valuesOf, type PriceList } from './price-list.ts'
import { paybackOf } from './payback.ts'
import type { Quantities } from './quantities.ts'
import { resultsOf, type Results } from './results.ts'
import { findBound } from './find-bound.ts'
import { turningPointsOf, type Range } from './turning-points.ts'
import { termOf, termsOf } from './terms.ts'

export type SolvableKey = Exclude<InputKey, 'companyName'>
export type ChoiceKey = Exclude<SolvableKey, NumberKey>

/**
 * The value of one input, the others unchanged, with which the payback is within the target. Where
 * it is not yet, a number has one bound, the nearest value that reaches the target. Where it
 * already is, the bounds say how far the value may fall and rise; none: to the end. Never and
 * always hold for every option, and for every number with which the site makes sense.
 */
export type Solution =
  | { kind: 'number'; key: NumberKey; atLeast?: number; atMost?: number }
  | { kind: 'choice'; key: ChoiceKey; reached: readonly string[] }
  | { kind: 'never' | 'always'; key: SolvableKey; within?: Range }

const breakEven = 12

interface Asked {
  targetMonths?: number
  /** Of the plan that the estimate counts. */
  quantities?: Quantities | undefined
}

export function solveFor(
  input: RoiInput,
  priceList: PriceList,
  key: SolvableKey,
  { targetMonths = breakEven, quantities }: Asked = {},
): Solution {
  const values = valuesOf(priceList)
  const resultsWith = (change: Partial<RoiInput>) => {
    const changed = { ...input, ...change }
    const row = countryRow(priceList, changed.country)
    const site = { input: changed, row, values, priceList, quantities }
    return resultsOf(site, termsOf(site))
  }
  const isInTime = (months: number | null) => months !== null && months <= targetMonths
  const reaches = (change: Partial<RoiInput>) => isInTime(resultsWith(change).paybackMonths)
  // With more vehicles neither the investment nor the benefit falls: two fleets bound those between.
  const settledFleets = (one: number, other: number) => {
    const small = resultsWith({ forklifts: Math.min(one, other) })
    const large = resultsWith({ forklifts: Math.max(one, other) })
    const { model } = priceList
    const term = termOf(input, values)
    const paid = (costs: Results, returns: Results) =>
      paybackOf({ ...costs, benefit: benefitOf(returns), term, model })
    if (isInTime(paid(large, small))) return true
    return isInTime(paid(small, large)) ? undefined : false
  }
  if (!isNumberKey(key)) return choose(input, priceList, key, reaches)
  const points = turningPointsOf(input, priceList, key)
  const found = findBound(input[key], points, {
    reaches: (value) => reaches({ [key]: value }),
    settled: key === 'forklifts' ? settledFleets : undefined,
    isWhole: boundsOf(key).integer === true,
  })
  if (typeof found !== 'string') return { kind: 'number', key, ...found }
  return { kind: found, key, within: [Math.min(...points), Math.max(...points)] }
}

function choose(
  input: RoiInput,
  priceList: PriceList,
  key: ChoiceKey,
  reaches: (change: Partial<RoiInput>) => boolean,
): Solution {
  const options: readonly string[] =
    key === 'country' ? priceList.countries.map(({ code }) => code) : inputMeasures[key].options
  const reached = options.filter((option) =>
    reaches(key === 'country' ? convertedTo(input, priceList, option) : { [key]: option }),
  )
  if (reached.length === 0) return { kind: 'never', key }
  if (reached.length === options.length) return { kind: 'always', key }
  return { kind: 'choice', key, reached }
}

/** The site in another country, its amounts converted to that currency. */
function convertedTo(input: RoiInput, priceList: PriceList, country: string): Partial<RoiInput> {
  const rate = rateBetween(priceList, input.country, country)
  return { country, ...convertedAmounts(input, rate) }
}
