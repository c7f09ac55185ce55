import type { IndexAgain } from '#src/server/search/index-again.ts'
import { isPostgres } from '#src/server/database/engine.ts'
import { foldText } from '#src/rest/clean-text.ts'
import type { AltTexts } from './table.ts'

/** What is stored beside a file to be searched. */
export const fileSearchText = ({ name, alt }: { name: string; alt: AltTexts }): string =>
  [name, ...Object.values(alt)].map(foldText).join('\n')

export const indexFileAgain: IndexAgain = async (db, id) => {
  const files = db.selectFrom('library_file').select(['name', 'alt']).where('id', '=', id)
  const file = await (isPostgres(db) ? files.forUpdate() : files).executeTakeFirst()
  if (!file) return
  const search_text = fileSearchText(file)
  await db.updateTable('library_file').set({ search_text }).where('id', '=', id).execute()
}
