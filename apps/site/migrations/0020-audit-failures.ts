import type { Kysely } from 'kysely'

/** How often a call has failed within an hour; null for one that has written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entry').addColumn('failures', 'integer').execute()
}
