import type { StoredRun, StoredRunSummary } from '../contract.ts'
import { readEstimate } from '../stored/read-estimate.ts'
import type { RunRow } from './table.ts'

export const runFacts = (row: RunRow) => ({
  id: row.id,
  name: row.name,
  locale: row.locale,
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  leadId: row.lead_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** One whose estimate cannot be read is answered with what its row says besides. */
export function presentRun(row: RunRow): StoredRun {
  const estimate = readEstimate(row.estimate)
  if (estimate) return { ...estimate, ...runFacts(row) }
  const { company_name: companyName, constants_version: constantsVersion } = row
  return { ...runFacts(row), unreadable: true, companyName, constantsVersion }
}

export function presentSummary(row: RunRow): StoredRunSummary {
  const run = presentRun(row)
  if ('unreadable' in run) return run
  const { band: _, ...summary } = run
  return summary
}
