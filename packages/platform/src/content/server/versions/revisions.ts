import { recordUsage } from '#src/library/server/usage.ts'
import { currentCall } from '#src/server/database/audit.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { newId } from '#src/server/id.ts'
import { revisionActions, type RevisionAction } from '#src/content/version-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import type { AnyRow } from './version-tables.ts'
import { difference, changedFields } from './revision-changes.ts'

/** Revisions of an item; of more, the oldest is merged into the next one. */
const most = 50

/** The uses of files by earlier versions of the items of a type. */
export const historyKind = (type: ContentTypeName) => `${type}/history`

interface WrittenRow<Name extends ContentName> {
  /** Absent for a new item. */
  before: ItemRow<Name> | undefined
  row: ItemRow<Name>
  fileIds: readonly string[]
}

/** Keeps what a write has changed, and by whom; called in its transaction. */
export async function keepRevision<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { before, row, fileIds }: WrittenRow<Name>,
): Promise<void> {
  const kept = before
    ? await revisionsUpTo(db, type, before)
    : await storedRevisions(db, type.name, row.id)
  const { call, accountId } = currentCall() ?? {}
  const changes = difference(before ?? {}, row)
  const id = await insertRevision(db, type.name, row, {
    at: row.updated_at,
    accountId,
    action: actionOf(call, before === undefined),
    fields: before ? changedFields(type, before, row) : [],
    changes,
    fileIds,
  })
  await keepFew(db, [...kept, { id, aside: false }])
  if (before) await recordHistory(db, type.name, row, fileIds)
}

interface AsideRow<Name extends ContentName> extends WrittenRow<Name> {
  before: ItemRow<Name>
  action: 'save-changes' | 'discard-changes'
  accountId: string | undefined
}

/** What was about to become of the item, and did not: the next version is not made from it. */
export async function keepAside<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { before, row, fileIds, action, accountId }: AsideRow<Name>,
): Promise<void> {
  const kept = await revisionsUpTo(db, type, before)
  const id = await insertRevision(db, type.name, row, {
    at: row.updated_at,
    accountId,
    action,
    fields: changedFields(type, before, row),
    changes: difference(before, row),
    fileIds,
    aside: true,
  })
  await keepFew(db, [...kept, { id, aside: true }])
  await recordHistory(db, type.name, before, await type.fileIds(db, before))
}

interface StoredRevision {
  id: string
  aside: boolean
}

/** The revisions of an item, oldest first; before revisions were kept it was as it is. */
async function revisionsUpTo<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  before: ItemRow<Name>,
): Promise<StoredRevision[]> {
  const kept = await storedRevisions(db, type.name, before.id)
  if (kept.length) return kept
  const id = await insertRevision(db, type.name, before, {
    at: before.updated_at,
    action: 'earlier',
    fields: [],
    changes: difference({}, before),
    fileIds: await type.fileIds(db, before),
  })
  return [{ id, aside: false }]
}

async function keepFew(db: WriteTransaction, kept: readonly StoredRevision[]): Promise<void> {
  if (kept.length <= most) return
  const discarded = kept.find(({ aside }) => aside)
  const [oldest, next] = kept.filter(({ aside }) => !aside)
  // What nobody has seen goes first, once it is among the older half.
  if (discarded && kept.indexOf(discarded) < most / 2)
    await db.deleteFrom('content_revision').where('id', '=', discarded.id).execute()
  else if (oldest && next) await merge(db, oldest.id, next.id)
}

interface NewRevision {
  at: string
  accountId?: string | undefined
  action: RevisionAction
  fields: readonly string[]
  changes: AnyRow
  fileIds: readonly string[]
  aside?: boolean
}

async function insertRevision(
  db: WriteTransaction,
  kind: ContentTypeName,
  item: { id: string; version: number },
  { at, accountId, action, fields, changes, fileIds, aside = false }: NewRevision,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('content_revision')
    .values({
      id,
      kind,
      item_id: item.id,
      version: item.version,
      at,
      account_id: accountId ?? null,
      action,
      fields: JSON.stringify(fields),
      changes: JSON.stringify(changes),
      file_ids: JSON.stringify(fileIds),
      aside,
    })
    .execute()
  return id
}

function actionOf(call: string | undefined, isNew: boolean): RevisionAction {
  const last = call?.split('/').at(-1)
  const named = revisionActions.find((action) => action === last)
  return named ?? (isNew ? 'create' : 'update')
}

const storedRevisions = (
  db: WriteTransaction,
  kind: ContentTypeName,
  itemId: string,
): Promise<StoredRevision[]> =>
  revisionsOf(db, kind, itemId).select(['id', 'aside']).orderBy('version').execute()

export const revisionsOf = (db: Database, kind: ContentTypeName, itemId: string) =>
  db.selectFrom('content_revision').where('kind', '=', kind).where('item_id', '=', itemId)

/** The next one then says all that the oldest one said, where it does not say otherwise. */
async function merge(db: WriteTransaction, oldest: string, next: string): Promise<void> {
  const rows = await db
    .selectFrom('content_revision')
    .select(['id', 'changes'])
    .where('id', 'in', [oldest, next])
    .execute()
  const changesOf = (wanted: string) => rows.find(({ id }) => id === wanted)?.changes
  const changes = JSON.stringify({ ...changesOf(oldest), ...changesOf(next) })
  await db.updateTable('content_revision').set({ changes }).where('id', '=', next).execute()
  await db.deleteFrom('content_revision').where('id', '=', oldest).execute()
}

/** The files of earlier versions alone stay too: restored, an item shows them again. */
async function recordHistory(
  db: WriteTransaction,
  kind: ContentTypeName,
  { id, title }: { id: string; title: string },
  current: readonly string[],
): Promise<void> {
  const rows = await revisionsOf(db, kind, id).select('file_ids').execute()
  const fileIds = rows.flatMap(({ file_ids }) => file_ids).filter((file) => !current.includes(file))
  await recordUsage(db, { kind: historyKind(kind), itemId: id, title, visible: false, fileIds })
}

export const deleteRevisions = (
  db: WriteTransaction,
  kind: ContentTypeName,
  itemIds: readonly string[],
) =>
  db
    .deleteFrom('content_revision')
    .where('kind', '=', kind)
    .where('item_id', 'in', itemIds)
    .execute()
