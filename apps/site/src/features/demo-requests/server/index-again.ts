import { isPostgres } from '@repo/platform/server/database/engine.ts'
import type { IndexAgain } from '@repo/platform/server/search/index-again.ts'
import { searchTextOf } from './search.ts'
import { notesOf } from './timeline.ts'

export const indexDemoRequestAgain: IndexAgain = async (db, id) => {
  const rows = db.selectFrom('lead').selectAll().where('id', '=', id)
  const row = await (isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst()
  if (!row) return
  const note = (await notesOf(db, id)).map(({ value }) => value).join('\n')
  const search_text = searchTextOf({ ...row, note })
  await db.updateTable('lead').set({ search_text }).where('id', '=', id).execute()
}
