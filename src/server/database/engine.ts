import { PostgresAdapter, type Kysely } from 'kysely'

/** Whether a database or transaction is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
