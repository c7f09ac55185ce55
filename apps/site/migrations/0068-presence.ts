import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** The open editors of items, with the time of their last report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)
  await db.schema
    .createTable('content_presence')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('editor', 'text', (c) => c.notNull())
    .addColumn('since', time, (c) => c.notNull())
    .addColumn('seen_at', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('content_presence_key', ['kind', 'item_id', 'account_id', 'editor'])
    .execute()
  await db.schema
    .createIndex('content_presence_account')
    .on('content_presence')
    .columns(['account_id', 'seen_at'])
    .execute()
}
