import type { Kysely } from 'kysely'

/** A deleted run is kept for a while, so that deleting it can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calculator_run').addColumn('deleted_at', 'text').execute()
}
