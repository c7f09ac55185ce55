import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/** When and where, of an article that announces an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('news').addColumn('event', typesOf(db).json).execute()
}
