import type { Kysely } from 'kysely'

/** The title that an article has for search engines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news').addColumn('search_title', 'text').execute()
}
