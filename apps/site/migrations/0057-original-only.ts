import type { Kysely } from 'kysely'

interface Tables {
  library_file: { mime_type: string; original_only: string | null }
}

/** Whether pages show only the original of an image; null until the server has read its header. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('library_file').addColumn('original_only', 'text').execute()
  await db
    .updateTable('library_file')
    .set({ original_only: 'no' })
    .where('mime_type', 'not in', ['image/png', 'image/webp', 'image/avif'])
    .execute()
}
