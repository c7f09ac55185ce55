import type { Lead } from '../contract.ts'
import type { LeadRow } from './table.ts'

export function presentLead({ created_at, updated_at, ...row }: LeadRow): Lead {
  return { ...row, createdAt: created_at, updatedAt: updated_at }
}
