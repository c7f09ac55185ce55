import { sql, type Kysely } from 'kysely'
import { blocksOf, digestOf, hashesOf, type TextField } from './frozen/text-blocks.ts'
import { typesOf } from './engine.ts'

/**
 * Which text of its source a counterpart was approved against. Items that are there already have been
 * made from nobody that is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { json } = typesOf(db)

  await db.schema
    .createTable('item_text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('hashes', json, (c) => c.notNull())
    .addPrimaryKeyConstraint('item_text_key', ['kind', 'item_id'])
    .execute()
  await db.schema
    .createTable('approved_text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    // No reference: a source that comes back from the trash is the source again.
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('hashes', json, (c) => c.notNull())
    .addColumn('blocks', json, (c) => c.notNull())
    .addPrimaryKeyConstraint('approved_text_key', ['kind', 'item_id'])
    .execute()

  await fill(db, 'news', 'content')
  await fill(db, 'documents', 'description')
  await fill(db, 'media', 'description')
}

const atOnce = 20

async function fill(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; title: string; text: string }>`
      select id, title, ${sql.ref(column)} as text from ${sql.table(table)}
      where id > ${last} order by id limit ${atOnce}`.execute(db)
    for (const { id, title, text } of rows) {
      const fields: TextField[] = [
        { field: 'title', text: title },
        { field: column, text, ...(column === 'content' && { rich: true }) },
      ]
      const blocks = blocksOf(fields)
      await sql`insert into item_text (kind, item_id, digest, hashes)
        values (${table}, ${id}, ${digestOf(blocks)}, ${JSON.stringify(hashesOf(blocks))})`.execute(
        db,
      )
    }
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}
