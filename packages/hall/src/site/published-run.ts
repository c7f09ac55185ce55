import { sampleResults } from '#src/model/shift/sample-results.ts'
import { changeOf, kpiOf, type Kpi } from '../runs/kpis.ts'

/** A key figure of the sample shift, without location and with the product alone. */
export const pairOf = (name: Kpi): [without: number, product: number] => [
  kpiOf(sampleResults.without, name) ?? 0,
  kpiOf(sampleResults.product, name) ?? 0,
]

/** What the WMS or the trucks' limiters add to the product, as a change against no location. */
export const addedBy = (other: 'dispatch' | 'limit', name: Kpi): number =>
  changeOf(kpiOf(sampleResults.without, name), kpiOf(sampleResults[other], name)) ?? 0
