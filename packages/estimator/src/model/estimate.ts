import { withDefaults, warningsOf, type Warning } from './with-defaults.ts'
import type { GivenInput, InputKey, RoiInput } from './input.ts'
import { countryRow, valuesOf, type PriceList } from './price-list.ts'
import type { Quantities } from './quantities.ts'
import { resultsOf, type Results } from './results.ts'
import { termsOf, type Site, type Terms } from './terms.ts'

export interface Estimate {
  /** With its defaults filled in. */
  input: RoiInput
  /** Of a plan; absent: as the estimate counts them. */
  quantities?: Quantities | undefined
  defaultsUsed: InputKey[]
  warnings: Warning[]
  results: Results
  /**
   * The same site at the cautious and at the optimistic end of the constants that have a band:
   * not a confidence interval.
   */
  band: { low: Results; high: Results }
  /** ISO 4217 */
  currency: string
  constantsVersion: number
}

/** The whole estimate of a site whose input is within its bounds. */
export function estimate(
  given: GivenInput,
  priceList: PriceList,
  quantities?: Quantities,
): Estimate {
  const { input, defaultsUsed } = withDefaults(given, priceList)
  return {
    input,
    ...(quantities && { quantities }),
    defaultsUsed,
    warnings: warningsOf(input, priceList, quantities),
    results: calculate(input, priceList, { quantities }).results,
    band: bandOf({ input, quantities }, priceList),
    currency: countryRow(priceList, input.country).currency,
    constantsVersion: priceList.version,
  }
}

/** A site at both ends of the constants that have a band in this price list. */
export function bandOf(
  { input, quantities }: Pick<Estimate, 'input' | 'quantities'>,
  priceList: PriceList,
): Estimate['band'] {
  const resultsAt = (end: 'cautious' | 'optimistic') =>
    calculate(input, priceList, { end, quantities }).results
  return { low: resultsAt('cautious'), high: resultsAt('optimistic') }
}

/** The results and their terms; `explain/formulas.ts` prints the formulas. */
export function calculate(
  input: RoiInput,
  priceList: PriceList,
  {
    end,
    quantities,
  }: { end?: 'cautious' | 'optimistic'; quantities?: Quantities | undefined } = {},
): { results: Results; terms: Terms } {
  const site: Site = {
    input,
    row: countryRow(priceList, input.country),
    values: valuesOf(priceList, end),
    priceList,
    quantities,
  }
  const terms = termsOf(site)
  return { results: resultsOf(site, terms), terms }
}
