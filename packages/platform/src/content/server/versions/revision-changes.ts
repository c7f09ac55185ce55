import {
  changesColumns,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import type { AnyRow } from './version-tables.ts'

/** Columns that say which version a row is, not what it says. */
const ofVersion: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  ...changesColumns,
])
const unnamed: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'changesVersion',
  'changesPublishAt',
])

/** The columns that say something else, of what the item says. */
export const difference = (before: AnyRow, after: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => !ofVersion.has(column) && !isSame(before[column], value),
    ),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** By the keys of the item that a caller knows; its ties to other languages are its `counterparts`. */
export function changedFields<Name extends ContentName>(
  type: ContentType<Name>,
  before: ItemRow<Name>,
  row: ItemRow<Name>,
): string[] {
  const [from, to] = [new Map(Object.entries(type.present(before))), type.present(row)]
  const after = new Map(Object.entries(to))
  const keys = [...new Set([...from.keys(), ...after.keys()])]
  const changed = keys.filter((key) => !unnamed.has(key) && !isSame(from.get(key), after.get(key)))
  return before.family === row.family ? changed : [...changed, 'counterparts']
}
