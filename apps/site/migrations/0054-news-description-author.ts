import type { Kysely } from 'kysely'

/** The description that an article has of its own, and its author. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['description', 'author'])
    await db.schema.alterTable('news').addColumn(column, 'text').execute()
}
