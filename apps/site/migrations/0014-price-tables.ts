import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** Who published a version of the constants and why, and the one draft of the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema.alterTable('roi_constants').addColumn('published_by', 'text').execute()
  await db.schema.alterTable('roi_constants').addColumn('note', 'text').execute()

  await db.schema
    .createTable('roi_draft')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('base', 'integer')
    .addColumn('data', json)
    .addColumn('updated_by', 'text')
    .addColumn('updated_at', time)
    .execute()
  // The only row there ever is: it stays when the draft goes, so that its version only rises.
  await sql`insert into roi_draft (id, version) values (1, 1)`.execute(db)
}
