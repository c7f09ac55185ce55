import type { Lang } from '#src/i18n/locales.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { nextVersion } from '../changes/next-version.ts'
import { itemsOf, tableOf, type ContentName, type ContentType } from '../content-type.ts'
import { getItem } from '../lists/lists.ts'
import type { AnyRow } from '../versions/version-tables.ts'
import { findDraft } from './read.ts'
import { markChanged } from './follow.ts'

/** Does to the shared drafts of a language what is done to all of its items; `undefined`: nothing. */
export async function rewriteDrafts<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  language: Lang,
  rewrite: (columns: AnyRow) => AnyRow | undefined,
): Promise<void> {
  const rows = await itemsOf(db)
    .selectFrom(tableOf(type))
    .select('id')
    .where('has_changes', '=', true)
    .where('language', '=', language)
    .execute()
  for (const { id } of rows) {
    const row = await getItem(db, type, id)
    const draft = await findDraft(db, type, row)
    const rewritten = draft && rewrite(draft.columns)
    if (!rewritten) continue
    const version = nextVersion(row)
    await db
      .updateTable('shared_draft')
      .set({ version, columns: JSON.stringify({ ...draft.columns, ...rewritten }) })
      .where('kind', '=', type.name)
      .where('item_id', '=', row.id)
      .execute()
    await markChanged(db, type, row, { has_changes: true, changes_version: version })
  }
}
