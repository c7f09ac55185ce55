import type { Kysely } from 'kysely'

/** How often the preview links of an item were ended: a link of an earlier generation no longer works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_generation')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('preview_generation_key', ['kind', 'item_id'])
    .execute()
}
