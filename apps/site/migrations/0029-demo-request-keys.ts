import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** Which demo request a call with this `Idempotency-Key` has made, for a repeat of the call. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)

  await db.schema
    .createTable('lead_key')
    .addColumn('key', 'text', (c) => c.primaryKey())
    // No reference: where the demo request has been erased, a repeat does not make it again.
    .addColumn('lead_id', 'text', (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('lead_key_created').on('lead_key').column('created_at').execute()
}
