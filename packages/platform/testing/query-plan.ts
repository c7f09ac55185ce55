import { CompiledQuery } from 'kysely'
import type { Database } from '#src/server/database/tables.ts'

/** How SQLite goes through the tables that a query reads: the lines of its plan that name this. */
export async function walksOf(
  db: Database,
  name: string,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string[]> {
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  return rows.map(({ detail }) => detail).filter((detail) => detail.includes(name))
}
