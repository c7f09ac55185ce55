import { sql, type Kysely } from 'kysely'

/**
 * The focus of images, the text in which files are found (`0060-index-search-again` has servers fill it),
 * and the addresses that files had before a replacement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('library_file').addColumn('focus_x', 'double precision').execute()
  await schema.alterTable('library_file').addColumn('focus_y', 'double precision').execute()
  await schema
    .alterTable('library_file')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(sql`''`))
    .execute()
  await schema
    .createTable('library_former')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('file_id', 'text', (c) => c.notNull().references('library_file.id'))
    .addPrimaryKeyConstraint('library_former_key', ['hash', 'name'])
    .execute()
  await schema.createIndex('library_former_file').on('library_former').column('file_id').execute()
}
