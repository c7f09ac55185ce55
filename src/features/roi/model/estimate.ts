import { complete, warningsOf, type Warning } from './complete.ts'
import type { GivenInput, InputKey, RoiInput } from './input.ts'
import { resultsOf, type Results } from './results.ts'
import { priceRow, valuesOf, type RoiTable } from './table.ts'
import { termsOf, type Site, type Terms } from './terms.ts'

export interface Estimate {
  /** Without gaps: what was empty has its default. */
  input: RoiInput
  defaultsUsed: InputKey[]
  warnings: Warning[]
  results: Results
  /** The same site at the cautious and at the optimistic end of nine constants: not a confidence interval. */
  band: { low: Results; high: Results }
  /** ISO 4217 */
  currency: string
  constantsVersion: number
}

/** The whole estimate of a site whose input is within its bounds. */
export function estimate(given: GivenInput, table: RoiTable): Estimate {
  const { input, defaultsUsed } = complete(given, table)
  return {
    input,
    defaultsUsed,
    warnings: warningsOf(input, table),
    results: explain(input, table).results,
    band: {
      low: explain(input, table, 'cautious').results,
      high: explain(input, table, 'optimistic').results,
    },
    currency: priceRow(table, input.country).currency,
    constantsVersion: table.version,
  }
}

/** The results with the terms that they were made from; `explain/formulas.ts` prints how. */
export function explain(
  input: RoiInput,
  table: RoiTable,
  end?: 'cautious' | 'optimistic',
): { results: Results; terms: Terms } {
  const site: Site = {
    input,
    row: priceRow(table, input.country),
    values: valuesOf(table, end),
    table,
  }
  const terms = termsOf(site)
  return { results: resultsOf(site, terms), terms }
}
