import { sql, type Kysely } from 'kysely'
import { isPostgres, typesOf } from './engine.ts'

const schedule = ['publish_at', 'hide_at'] as const

/** From when until when visitors see an item, and with it the files that it refers to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)
  for (const table of ['news', 'documents', 'media', 'library_usage'])
    for (const column of schedule)
      await db.schema.alterTable(table).addColumn(column, time).execute()

  // Few items have a schedule: what comes next is found without reading the others.
  for (const table of ['news', 'documents', 'media'])
    for (const column of schedule)
      await sql
        .raw(`create index ${table}_${column} on ${table} (${column}) where ${column} is not null`)
        .execute(db)

  if (isPostgres(db)) return
  // SQLite reaches a column behind a long text only through the text: the lists walk the index alone.
  await sql`drop index news_visible`.execute(db)
  await sql`create index news_visible on news
    (language, published, active, published_at, id, publish_at, hide_at, categories)`.execute(db)
}
