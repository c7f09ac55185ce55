import type { Selectable } from 'kysely'
import { accountName } from '#src/account/server/accounts.ts'
import type { Database, Tables } from '#src/server/database/tables.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { withCurrentFiles } from '../file-references.ts'
import { changedFields } from '../versions/revision-changes.ts'
import type { AnyRow } from '../versions/version-tables.ts'

export type SharedDraft = Selectable<Tables['shared_draft']> & { who: string | null }

/** The row of an item's shared draft; undefined where it has none, which its own row says. */
export async function findDraft(
  db: Database,
  { name }: { name: ContentName },
  { id, has_changes }: { id: string; has_changes: boolean },
): Promise<SharedDraft | undefined> {
  if (!has_changes) return undefined
  return db
    .selectFrom('shared_draft')
    .selectAll()
    .select(accountName('shared_draft.account_id').as('who'))
    .where('kind', '=', name)
    .where('item_id', '=', id)
    .executeTakeFirst()
}

/** The item as it would be with these columns, and with the addresses that its files have now. */
export const rowWith = <Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  row: ItemRow<Name>,
  columns: AnyRow,
): Promise<ItemRow<Name>> => withCurrentFiles(db, type, { ...row, ...columns })

/** The item as its shared draft says, where it has one. */
export async function rowWithChanges<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<ItemRow<Name>> {
  const draft = await findDraft(db, type, row)
  return draft ? rowWith(db, type, row, draft.columns) : row
}

/** What staff learn of the unpublished changes of an item. */
export async function presentChanges<Name extends ContentName, Item extends { id: string }>(
  db: Database,
  type: ContentType<Name, Item>,
  row: ItemRow<Name>,
) {
  const draft = await findDraft(db, type, row)
  if (!draft) return undefined
  const then = await rowWith(db, type, row, draft.columns)
  const changed = changedFields(type, row, then)
  const since = changedFields(type, { ...row, ...draft.base }, row)
  return {
    version: currentVersion(row),
    savedAt: draft.saved_at,
    savedBy: draft.who,
    ...(draft.publish_at !== null && { publishAt: draft.publish_at }),
    ...(draft.problem !== null && { problem: draft.problem }),
    changed: draft.link ? [...new Set([...changed, 'counterparts'])] : changed,
    replaces: changed.filter((key) => since.includes(key)),
    item: { ...type.present(then), version: currentVersion(row), updatedAt: draft.saved_at },
  }
}

interface Versions {
  version: number
  has_changes: boolean
  changes_version: number | null
}

/** What an editor has seen who has seen the item and its shared draft. */
export const currentVersion = ({ version, has_changes, changes_version }: Versions): number =>
  has_changes ? Math.max(version, changes_version ?? 0) : version
