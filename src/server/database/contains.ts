import { sql, type RawBuilder } from 'kysely'

/** Whether one of the columns holds the text, in either case; its `%` and `_` mean themselves. */
export function contains(
  text: string,
  ...columns: (string | RawBuilder<unknown>)[]
): RawBuilder<boolean> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const found = columns.map((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column
    return sql`lower(${value}) like ${part} escape '\\'`
  })
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
