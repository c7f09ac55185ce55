import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)

  await db.schema
    .createTable('audit_entry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('call', 'text', (c) => c.notNull())
    .addColumn('subject', 'text')
    .execute()
  await db.schema.createIndex('audit_entry_at').on('audit_entry').columns(['at', 'id']).execute()
}
