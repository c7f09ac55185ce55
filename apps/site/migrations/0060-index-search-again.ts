import { sql, type Kysely } from 'kysely'

/** What is found by its text, in the order in which a server indexes it again. */
const tables = ['news', 'documents', 'media', 'library_file', 'lead']

/**
 * Texts are compared in another spelling than they were indexed in: servers index them again, row by
 * row, beside what else they do (`server/search/index-again.ts`). New stores have nothing to index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outdated_search')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('last_id', 'text', (c) => c.notNull())
    .execute()
  for (const name of tables)
    await sql`insert into outdated_search (name, last_id)
      select ${sql.lit(name)}, '' where exists (select 1 from ${sql.table(name)})`.execute(db)
}
