import type { DemoRequest } from '../contract.ts'
import type { DemoRequestRow } from './table.ts'

export function presentDemoRequest({
  created_at,
  updated_at,
  search_text: _,
  sort_company: __,
  assignee_id: id,
  assignee_name: name,
  ...row
}: DemoRequestRow): DemoRequest {
  const assignee = id && name !== null ? { id, name } : null
  return { ...row, assignee, createdAt: created_at, updatedAt: updated_at }
}
