import type { Kysely } from 'kysely'

/** Which of a person's open editors has written a draft; empty: it is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content_draft')
    .addColumn('editor', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
