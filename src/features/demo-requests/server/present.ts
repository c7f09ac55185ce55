import type { DemoRequest } from '../contract.ts'
import type { DemoRequestRow } from './table.ts'

export function presentDemoRequest({
  created_at,
  updated_at,
  search_text: _,
  ...row
}: DemoRequestRow): DemoRequest {
  return { ...row, createdAt: created_at, updatedAt: updated_at }
}
