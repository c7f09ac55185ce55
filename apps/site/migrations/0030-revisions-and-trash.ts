import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/**
 * What every save has changed, what was deleted, and what somebody has not saved yet: of items of any
 * content type, whose name is the kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)
  const { schema } = db

  await schema
    .createTable('content_revision')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('fields', json, (c) => c.notNull())
    .addColumn('changes', json, (c) => c.notNull())
    .addColumn('file_ids', json, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('content_revision_item')
    .on('content_revision')
    .columns(['kind', 'item_id', 'version'])
    .unique()
    .execute()

  await schema
    .createTable('content_trash')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('item', json, (c) => c.notNull())
    .addColumn('besides', json)
    .addColumn('deleted_at', time, (c) => c.notNull())
    .addColumn('account_id', 'text')
    .execute()
  await schema
    .createIndex('content_trash_kind')
    .on('content_trash')
    .columns(['kind', 'deleted_at'])
    .execute()

  await schema
    .createTable('content_draft')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('base_version', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('form', json, (c) => c.notNull())
    .addColumn('saved_at', time, (c) => c.notNull())
    .addPrimaryKeyConstraint('content_draft_key', ['account_id', 'kind', 'id'])
    .execute()
}
