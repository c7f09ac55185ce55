import type { Kysely } from 'kysely'

/** A media item has an image of the library in place of the video until it plays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('poster_id', 'text').execute()
}
