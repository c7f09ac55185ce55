import type { CaseKey } from '@repo/platform/facts/claims.ts'
import type { Kpi } from './kpis.ts'

/** The key figure of the model that stands beside a result of the customers, where there is one. */
export const caseKpis: Readonly<Partial<Record<CaseKey, Kpi>>> = {
  speeding: 'speeding',
  impacts: 'nearMisses',
  idling: 'idle',
  orderResponse: 'responseMedian',
  retrieval: 'retrieval',
  search: 'search',
}
