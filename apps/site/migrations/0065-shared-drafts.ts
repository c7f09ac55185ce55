import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

const tables = ['news', 'documents', 'media'] as const

/** Changes of a published item that visitors do not see yet: one shared draft for each item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)
  const { schema } = db

  await schema
    .createTable('shared_draft')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('columns', json, (c) => c.notNull())
    .addColumn('base', json, (c) => c.notNull())
    .addColumn('link', json)
    .addColumn('account_id', 'text')
    .addColumn('saved_at', time, (c) => c.notNull())
    .addColumn('publish_at', time)
    .addColumn('scheduled_by', 'text')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('shared_draft_key', ['kind', 'item_id'])
    .execute()

  for (const table of tables) {
    await schema
      .alterTable(table)
      .addColumn('has_changes', 'boolean', (c) => c.notNull().defaultTo(false))
      .execute()
    await schema.alterTable(table).addColumn('changes_version', 'integer').execute()
    // Few items have changes: their list reads no other item.
    await sql
      .raw(
        `create index ${table}_has_changes on ${table} (updated_at, id) where has_changes = true`,
      )
      .execute(db)
    // The counts by status walk this index alone.
    const flags = table === 'news' ? ['published', 'active'] : ['active']
    await schema.dropIndex(`${table}_family_order`).execute()
    await schema
      .createIndex(`${table}_family_order`)
      .on(table)
      .columns(['family', 'language', 'id', ...flags, 'publish_at', 'hide_at', 'has_changes'])
      .execute()
  }

  await schema
    .alterTable('content_revision')
    .addColumn('aside', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
}
