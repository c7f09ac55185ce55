import type { Kysely } from 'kysely'

/** How often each page was viewed on each day, and how many demo requests came from it: no visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_count')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('page', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('referrer', 'text', (c) => c.notNull())
    .addColumn('campaign', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('requests', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('page_count_key', ['day', 'page', 'language', 'referrer', 'campaign'])
    .execute()
}
