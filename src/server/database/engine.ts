import { PostgresAdapter, type Kysely } from 'kysely'

/** On which of the two engines a database is, or a transaction; else it is SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
