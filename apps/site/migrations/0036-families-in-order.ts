import type { Kysely } from 'kysely'

/** What a list by family walks along, so that it reads no item to find the first of each family. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'documents', 'media'])
    await db.schema
      .createIndex(`${table}_family_order`)
      .on(table)
      .columns(['family', 'language', 'id'])
      .execute()
}
