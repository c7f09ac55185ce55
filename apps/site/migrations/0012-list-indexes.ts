import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

/** What lists walk along and count by, so that neither sorts nor reads whole articles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)

  // An index on `lower(title)` would be wrong for other programs that open a SQLite file: ours is not theirs.
  await run("alter table news add column sort_title text not null default ''")
  await run('update news set sort_title = lower(title)')
  await run('create index news_title on news (sort_title, id)')
  await run(
    'create index news_published_or_created on news ((coalesce(published_at, created_at)), id)',
  )
  await run('create index news_state on news (published, active, updated_at, id)')
  await run('create index news_language on news (language, updated_at, id)')
  await run('create index search_entry_item on search_entry (kind, language, item_id)')

  if (isPostgres(db)) return
  // SQLite reaches a column behind a long text only through the text; PostgreSQL keeps that apart.
  await run('drop index news_visible')
  await run(`create index news_visible on news
    (language, published, active, published_at, id, categories)`)
}
