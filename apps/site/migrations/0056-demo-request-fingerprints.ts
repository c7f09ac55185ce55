import type { Kysely } from 'kysely'

/** Tells a repeat of a call from another call with the same `Idempotency-Key`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead_key').addColumn('fingerprint', 'text').execute()
}
