import type { Kysely } from 'kysely'

/** Which demo request a stored run answers; once that request is erased, none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('calculator_run')
    .addColumn('lead_id', 'text', (c) => c.references('lead.id').onDelete('set null'))
    .execute()
  await db.schema
    .createIndex('calculator_run_lead')
    .on('calculator_run')
    .column('lead_id')
    .execute()
}
