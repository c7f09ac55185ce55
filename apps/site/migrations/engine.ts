import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'

/** Whether the database is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** The column types that differ; `text`, `integer` and `boolean` are the same on both engines. */
export function typesOf(db: Kysely<unknown>): Record<'time' | 'json', RawBuilder<unknown>> {
  return isPostgres(db)
    ? { time: sql`timestamptz(3)`, json: sql`jsonb` }
    : { time: sql`text`, json: sql`json` }
}
