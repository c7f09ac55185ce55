import type { Run, RunSummary } from '../contract.ts'
import type { RunRow } from './table.ts'

export function presentRun(row: RunRow): Run {
  return {
    ...row.estimate,
    id: row.id,
    name: row.name,
    locale: row.locale,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    leadId: row.lead_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function presentSummary(row: RunRow): RunSummary {
  const { band: _, ...summary } = presentRun(row)
  return summary
}
