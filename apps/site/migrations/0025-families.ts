import { sql, type Kysely } from 'kysely'

/**
 * The items of one family are the same item in different languages. Every item has one, at first its
 * own, so that joining a family changes nobody else's row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'documents', 'media']) {
    await db.schema
      .alterTable(table)
      .addColumn('family', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await sql`update ${sql.table(table)} set family = id`.execute(db)
    await db.schema
      .createIndex(`${table}_family`)
      .on(table)
      .columns(['family', 'language'])
      .unique()
      .execute()
  }
}
