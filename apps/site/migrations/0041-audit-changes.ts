import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** What a write has changed: `[{ field, from, to }]`, without secrets and personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = typesOf(db)
  await db.schema.alterTable('audit_entry').addColumn('changes', json).execute()
}
