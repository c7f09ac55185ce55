import type { DemoRequest } from '../contract.ts'
import { fieldNames, fieldsIn, type FieldName, type FieldValues } from '../fields.ts'
import type { DemoRequestRow } from './table.ts'

const pick = (row: DemoRequestRow, names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

function present(row: DemoRequestRow, fields: Partial<FieldValues>) {
  const { id, language, state, version, created_at, updated_at } = row
  const { assignee_id, assignee_name } = row
  return {
    id,
    ...fields,
    language,
    state,
    version,
    assignee:
      assignee_id && assignee_name !== null ? { id: assignee_id, name: assignee_name } : null,
    createdAt: created_at,
    updatedAt: updated_at,
  }
}

/** As staff see it. */
export const presentDemoRequest = (row: DemoRequestRow): DemoRequest =>
  present(row, pick(row, fieldNames)) as DemoRequest

/** As the webhook sends it. */
export const webhookDataOf = (row: DemoRequestRow) => present(row, pick(row, fieldsIn('webhook')))
