import { sql, type RawBuilder } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Database } from './tables.ts'

/** The condition that a column has one of the values: one parameter, however many they are. */
export const isOneOf = (
  db: Database,
  column: string,
  values: readonly string[],
): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(${values})`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
