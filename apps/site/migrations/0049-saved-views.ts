import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** What somebody has named of a list of the back office: its search, filters and order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = typesOf(db)
  await db.schema
    .createTable('saved_view')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('search', json, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('saved_view_name')
    .on('saved_view')
    .columns(['account_id', 'list', 'name'])
    .unique()
    .execute()
}
