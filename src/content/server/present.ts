import type { Selectable } from 'kysely'
import type { ContentTable } from './content-type.ts'

/** The fields that the items of every type answer. */
export const presentCommon = (row: Selectable<ContentTable>) => ({
  id: row.id,
  language: row.language,
  title: row.title,
  active: row.active,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})
