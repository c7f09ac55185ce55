import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('news')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('categories', json, (c) => c.notNull())
    .addColumn('permalink', 'text', (c) => c.notNull().unique())
    .addColumn('featured_image_id', 'text')
    .addColumn('published', 'boolean', (c) => c.notNull())
    .addColumn('active', 'boolean', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('updated_at', time, (c) => c.notNull())
    .addColumn('published_at', time)
    .execute()
  await db.schema.createIndex('news_updated').on('news').columns(['updated_at', 'id']).execute()
  await db.schema
    .createIndex('news_visible')
    .on('news')
    .columns(['language', 'published', 'active', 'published_at', 'id'])
    .execute()

  await db.schema
    .createTable('news_redirect')
    .addColumn('permalink', 'text', (c) => c.primaryKey())
    .addColumn('news_id', 'text', (c) => c.notNull().references('news.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('news_redirect_news').on('news_redirect').column('news_id').execute()
}
