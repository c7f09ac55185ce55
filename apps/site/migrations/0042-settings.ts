import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** What administrators enter of the company, and what receivers of webhooks have answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('settings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('webhook_secret', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', time, (c) => c.notNull())
    .execute()
  await db.schema.alterTable('outbox_attempt').addColumn('answer', 'text').execute()
  await db.schema.alterTable('outbox_attempt').addColumn('ms', 'integer').execute()
}
