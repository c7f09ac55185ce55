import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('library_file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('mime_type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('alpha', 'boolean', (c) => c.notNull())
    .addColumn('alt', json, (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('updated_at', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('library_file_hash').on('library_file').column('hash').execute()
  await db.schema
    .createIndex('library_file_created')
    .on('library_file')
    .columns(['created_at', 'id'])
    .execute()

  await db.schema
    .createTable('library_usage')
    .addColumn('file_id', 'text', (c) => c.notNull().references('library_file.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('visible', 'boolean', (c) => c.notNull())
    .addPrimaryKeyConstraint('library_usage_key', ['file_id', 'kind', 'item_id'])
    .execute()
  await db.schema
    .createIndex('library_usage_item')
    .on('library_usage')
    .columns(['kind', 'item_id'])
    .execute()
}
