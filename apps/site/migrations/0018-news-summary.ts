import type { Kysely } from 'kysely'

/** The beginning of each article, so that lists read no whole articles. `0026-whole-summaries` fills it. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .alterTable('news')
    .addColumn('summary', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
