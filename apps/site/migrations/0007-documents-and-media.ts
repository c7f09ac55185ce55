import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)

  const content = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('description', 'text', (c) => c.notNull())
      .addColumn('active', 'boolean', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', time, (c) => c.notNull())
      .addColumn('updated_at', time, (c) => c.notNull())

  await content('documents')
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('document_id', 'text', (c) => c.notNull().references('library_file.id'))
    .execute()
  await db.schema.createIndex('documents_file').on('documents').column('document_id').execute()

  await content('media')
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('media_url', 'text', (c) => c.notNull())
    .execute()

  for (const name of ['documents', 'media']) {
    await db.schema.createIndex(`${name}_updated`).on(name).columns(['updated_at', 'id']).execute()
    await db.schema
      .createIndex(`${name}_visible`)
      .on(name)
      .columns(['language', 'active', 'updated_at', 'id'])
      .execute()
  }
}
