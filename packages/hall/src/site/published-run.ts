import { sampleResults } from '#src/model/shift/sample-results.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
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

/** The product alone, with the WMS, with the trucks' limiters, and with both. */
export const systems = ['product', 'dispatch', 'limit', 'with'] as const

/** The change against no location. */
export const changeWith = (system: (typeof systems)[number], name: Kpi): number =>
  changeOf(kpiOf(sampleResults.without, name), kpiOf(sampleResults[system], name)) ?? 0

/** Tracking alone changes these; the other systems add nothing. */
export const unchanged = ['search', 'fifo'] as const satisfies readonly Kpi[]

/** The other key figures that the product or one of these systems changes most. */
export const changed = [
  'nearMisses',
  'speeding',
  'kmEmpty',
  'responseMedian',
  'energy',
] as const satisfies readonly Kpi[]

/** The change of search time that a customer measured. */
export const customerSearch = caseResults.find(({ key }) => key === 'search')?.share ?? 0
