import { sql, type RawBuilder } from 'kysely'
import { contains } from './contains.ts'
import type { Database, Tables } from './tables.ts'

/** What entries of the audit log are about, as far as one table holds it. */
export interface AuditSubjects {
  /** What it is, by which the back office links to it. */
  kind: string
  /** The names of those of the ids that it knows. */
  namesOf(db: Database, ids: readonly string[]): Promise<readonly { id: string; name: string }[]>
  /** A query of the ids of those whose name has the text. */
  idsWith(search: string): RawBuilder<string>
}

/** The rows of a table, named by columns of theirs: nothing of them is copied into the log. */
export function subjectsIn(
  kind: string,
  table: keyof Tables,
  ...columns: [string, ...string[]]
): AuditSubjects {
  const rows = sql.table(table)
  const name = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ', ' || `,
  )
  return {
    kind,
    async namesOf(db, ids) {
      const found = sql<{ id: string; name: string }>`
        select id, ${name} as name from ${rows} where id in (${sql.join(ids)})`
      return (await found.execute(db)).rows
    },
    idsWith: (search) => sql`select id from ${rows} where ${contains(search, ...columns)}`,
  }
}
