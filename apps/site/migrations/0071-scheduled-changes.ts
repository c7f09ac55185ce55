import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** Lists and counts know which items have changes that the clock will publish, and read no other table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const table of ['news', 'documents', 'media']) {
    await schema.alterTable(table).addColumn('changes_publish_at', typesOf(db).time).execute()
    await sql`update ${sql.table(table)} set changes_publish_at = (
      select draft.publish_at from shared_draft draft
      where draft.kind = ${sql.lit(table)} and draft.item_id = ${sql.table(table)}.id)
      where has_changes = true`.execute(db)
    const flags = table === 'news' ? ['published', 'active'] : ['active']
    const times = ['publish_at', 'hide_at', 'has_changes', 'changes_publish_at']
    await schema.dropIndex(`${table}_family_order`).execute()
    await schema
      .createIndex(`${table}_family_order`)
      .on(table)
      .columns(['family', 'language', 'id', ...flags, ...times])
      .execute()
  }
}
