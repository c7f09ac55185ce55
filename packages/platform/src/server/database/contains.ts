import { sql, type RawBuilder } from 'kysely'
import { withAsciiDomain } from '#src/rest/email.ts'

/**
 * Whether one of the columns holds the text, in either case; its `%` and `_` mean themselves. A domain
 * is found in the spelling that addresses are stored in, too.
 */
export function contains(
  text: string,
  ...columns: (string | RawBuilder<unknown>)[]
): RawBuilder<boolean> {
  const texts = new Set([text, withAsciiDomain(text)].map((one) => one.toLowerCase()))
  const parts = [...texts].map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`)
  const found = columns.flatMap((column) => {
    const value = typeof column === 'string' ? sql.ref(column) : column
    return parts.map((part) => sql`lower(${value}) like ${part} escape '\\'`)
  })
  return sql<boolean>`(${sql.join(found, sql` or `)})`
}
