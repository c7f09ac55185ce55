import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Database } from './tables.ts'

/** The condition that a column has one of the values: one parameter, however many they are. */
export const isOneOf = (
  db: Database,
  column: string | RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> => {
  const value = typeof column === 'string' ? sql.ref(column) : column
  return isPostgres(db)
    ? sql<boolean>`${value} = any(${values})`
    : sql<boolean>`${value} in (select value from json_each(${JSON.stringify(values)}))`
}
