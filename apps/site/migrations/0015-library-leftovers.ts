import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** Bytes of the library that may have no row: noted before they are stored, and when a row goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)

  await db.schema
    .createTable('library_leftover')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('since', time, (c) => c.notNull())
    .execute()
}
