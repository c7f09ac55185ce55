import { noteChangedFields, noteChanges } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { changesColumns } from '../content-type.ts'

/** Columns that no editor writes, or that follow from others. */
const derived = new Set([
  'id',
  'family',
  'version',
  'created_at',
  'updated_at',
  'published_at',
  'summary',
  'sort_title',
  ...changesColumns,
])
/** Markup, whose revisions are compared elsewhere. */
const long = new Set(['content', 'description'])

const valuesOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !derived.has(column) && !long.has(column)),
  )

interface Item {
  title: string
  version: number
}

/**
 * Notes in the audit log which fields of an item a write changes; of what is made or deleted, its
 * title. The version tells which revision has the rest.
 */
export function noteItemChanges(
  db: WriteTransaction,
  before: Item | undefined,
  after: Item | undefined,
): void {
  if (after) noteChanges(db, { version: before?.version }, { version: after.version })
  if (!before || !after) {
    noteChanges(db, { title: before?.title }, { title: after?.title ?? null })
    return
  }
  noteChanges(db, valuesOf(before), valuesOf(after))
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([column, value]) => long.has(column) && value !== was.get(column),
  )
  noteChangedFields(
    db,
    changed.map(([column]) => column),
  )
}
