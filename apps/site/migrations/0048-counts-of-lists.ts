import { sql, type Kysely } from 'kysely'

/**
 * The counts of a list, by status and by family, walk one index and read no item; what somebody has
 * changed is found without reading what the others have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['news', 'documents', 'media']) {
    const flags = table === 'news' ? ['published', 'active'] : ['active']
    await db.schema.dropIndex(`${table}_family_order`).execute()
    await db.schema
      .createIndex(`${table}_family_order`)
      .on(table)
      .columns(['family', 'language', 'id', ...flags, 'publish_at', 'hide_at'])
      .execute()
  }
  await sql`create index content_revision_account
    on content_revision (kind, account_id, item_id, version)`.execute(db)
}
