import type { Kysely } from 'kysely'

/** The ledger answers the questions of tenders, too: an entry can name the file that proves it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('claim').addColumn('file_id', 'text').execute()
}
