import { sql } from 'kysely'
import { isPostgres } from './engine.ts'
import type { WriteTransaction } from './tables.ts'

/**
 * Holds a named lock until the transaction ends, so that of several starting servers one does the
 * work and the others see it done. SQLite's write transactions exclude each other anyway.
 */
export async function advisoryLock(db: WriteTransaction, name: string): Promise<void> {
  if (isPostgres(db))
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}
