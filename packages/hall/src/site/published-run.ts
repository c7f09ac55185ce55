import { sampleResults } from '#src/model/shift/sample-results.ts'
import { changeOf, kpiNames, kpiOf, type Kpi } from '../runs/kpis.ts'

/** A key figure of the sample shift, without location and with the product alone. */
export const pairOf = (name: Kpi): [without: number, product: number] => [
  kpiOf(sampleResults.without, name) ?? 0,
  kpiOf(sampleResults.product, name) ?? 0,
]

/** The key figures, the greatest change first; one that was 0 without location comes last. */
export const byChange: readonly Kpi[] = kpiNames.toSorted((a, b) => sizeOf(b) - sizeOf(a))

function sizeOf(name: Kpi): number {
  const change = changeOf(...pairOf(name)) ?? 0
  // As shown: equal percentages keep the order of the table.
  return Math.abs(Math.round(100 * change))
}

/** Share of the forklifts’ time that they search for pallets without location. */
export const searchedShare =
  sampleResults.without.searchMinutes / (60 * sampleResults.hours * sampleResults.trucks)

/** What the WMS or the trucks' limiters add to the product, as a change against no location. */
export const addedBy = (other: 'dispatch' | 'limit', name: Kpi): number =>
  changeOf(kpiOf(sampleResults.without, name), kpiOf(sampleResults[other], name)) ?? 0
