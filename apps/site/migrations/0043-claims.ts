import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** What stands behind the figures that the site states, and which of them an article prints. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('claim')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('condition', 'text')
    .addColumn('method', 'text')
    .addColumn('date', 'text')
    .addColumn('owner', 'text')
    .addColumn('note', json, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', time, (c) => c.notNull())
    .execute()
  await db.schema.alterTable('news').addColumn('claims', json).execute()
}
