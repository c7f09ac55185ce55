import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

/**
 * Uses of limited calls, counted by all servers of a database; with SQLite there is one server, which
 * counts in its memory. Unlogged: nobody needs the counts of the last quarter of an hour after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  await sql`
    create unlogged table rate_limit (
      hash text primary key,
      used integer not null,
      ends_at timestamptz(3) not null
    )`.execute(db)
  await db.schema.createIndex('rate_limit_ends').on('rate_limit').column('ends_at').execute()
}
