import { Kysely, sql } from 'kysely'
import { minute, second } from '../clock.ts'
import { NodeSqliteDialect } from './sqlite.ts'

/** Writes wait as long where a long query, such as a backup, still reads the log. */
const patienceMs = second

/**
 * Empties SQLite's write-ahead log, which has deleted rows as they were; in the database file `secure_delete` has
 * overwritten them. Where the log is in use, it is tried again every minute.
 */
export function createScrubber(file: string) {
  let again: NodeJS.Timeout | undefined

  async function scrub(): Promise<void> {
    clearTimeout(again)
    // On a connection of its own: within a transaction SQLite refuses.
    const db = new Kysely<object>({ dialect: new NodeSqliteDialect(file) })
    try {
      await sql`pragma busy_timeout = ${sql.lit(patienceMs)}`.execute(db)
      const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`
      const { rows } = await checkpoint.execute(db)
      if (rows[0]?.busy) again = setTimeout(() => void scrub().catch(() => {}), minute).unref()
    } finally {
      await db.destroy()
    }
  }

  return { scrub, stop: () => clearTimeout(again) }
}
