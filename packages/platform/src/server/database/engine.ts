import { Kysely, PostgresAdapter } from 'kysely'
import type { Connection, Database } from './tables.ts'

/** Whether a database or transaction is PostgreSQL; else it is SQLite. */
export const isPostgres = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter

/** A store's PostgreSQL, which takes single statements that write beside those who read; else undefined. */
export const postgresOf = (db: Database): Connection | undefined =>
  isPostgres(db) && db instanceof Kysely ? db : undefined
