import { sql, type Kysely } from 'kysely'
import { fileSearchText } from '@repo/platform/library/server/search-text.ts'

interface Tables {
  library_file: { id: string; name: string; alt: Record<string, string>; search_text: string }
}

const atOnce = 500

/** The focus of images, what files are searched in, and the addresses that they had before a replacement. */
export async function up(db: Kysely<Tables>): Promise<void> {
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
  for (let last = ''; ;) {
    const files = await db
      .selectFrom('library_file')
      .select(['id', 'name', 'alt'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const file of files)
      await db
        .updateTable('library_file')
        .set({ search_text: fileSearchText(file) })
        .where('id', '=', file.id)
        .execute()
    if (files.length < atOnce) return
    last = files.at(-1)!.id
  }
}
