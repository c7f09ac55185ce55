import { sql, type RawBuilder } from 'kysely'

/** Whether a column holds the text, in either case; its `%` and `_` mean themselves. */
export function contains(column: string, text: string): RawBuilder<boolean> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${part} escape '\\'`
}
