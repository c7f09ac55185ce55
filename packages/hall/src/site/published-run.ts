import type { CaseKey } from '@repo/platform/facts/claims.ts'
import { sampleResults } from '#src/model/shift/sample-results.ts'
import { caseKpis } from '../runs/case-kpis.ts'
import { changeOf, kpiOf, type Kpi } from '../runs/kpis.ts'

const { without, with: withLocation, alone, further } = sampleResults

/** A key figure of the sample shift, without and with location. */
export const pairOf = (name: Kpi): [without: number, withLocation: number] => [
  kpiOf(without, name) ?? 0,
  kpiOf(withLocation, name) ?? 0,
]

/** What one difference alone changes in the response. */
export const responseAlone = {
  dispatch: changeOf(without.responseMedian, alone.dispatch.responseMedian) ?? 0,
  limit: changeOf(without.responseMedian, alone.limit.responseMedian) ?? 0,
}

/** Of the smallest fleet that is enough with location, beside the whole one without. */
export const fewerIdle = changeOf(further.idleShare.wholeWithout, further.idleShare.fewestWith) ?? 0

/** What the model has beside a result of the customers; the night shift has no share. */
export function modelChange(result: CaseKey): number | undefined {
  if (result === 'forklifts') return changeOf(sampleResults.trucks, further.fewestTrucks)
  if (result === 'throughput') return changeOf(further.mostDone.without, further.mostDone.with)
  const kpi = caseKpis[result]
  return kpi && changeOf(...pairOf(kpi))
}
