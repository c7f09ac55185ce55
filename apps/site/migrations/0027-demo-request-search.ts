import { sql, type Kysely } from 'kysely'

/** The text in which demo requests are found. `0060-index-search-again` has servers fill it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('lead')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(sql`''`))
    .execute()
