import { sql } from 'kysely'
import { accountName } from '#src/account/server/accounts.ts'
import { recordUsage } from '#src/library/server/usage.ts'
import type { Paginated } from '#src/rest/page.ts'
import { currentCall } from '#src/server/database/audit.ts'
import { mapPage, paginate } from '#src/server/database/page.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import { revisionActions, type Revision, type RevisionAction } from '#src/content/version-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import {
  changesColumns,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { withCurrentFiles } from '../file-references.ts'
import { getItem } from '../lists/lists.ts'
import type { AnyRow } from './version-tables.ts'

/** Revisions of an item; of more, the oldest is merged into the next one. */
const most = 50

/** The uses of files by earlier versions of the items of a type. */
export const historyKind = (type: ContentTypeName) => `${type}/history`

/** Columns that say which version a row is, not what it says. */
const ofVersion: ReadonlySet<string> = new Set([
  'id',
  'version',
  'created_at',
  'updated_at',
  ...changesColumns,
])
const unnamed: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'changesVersion',
  'changesPublishAt',
])

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

/** The columns that say something else, of what the item says. */
export const difference = (before: AnyRow, after: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([column, value]) => !ofVersion.has(column) && !isSame(before[column], value),
    ),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** By the keys of the item that a caller knows; its ties to other languages are its `counterparts`. */
export function changedFields<Name extends ContentName>(
  type: ContentType<Name>,
  before: ItemRow<Name>,
  row: ItemRow<Name>,
): string[] {
  const [from, to] = [new Map(Object.entries(type.present(before))), type.present(row)]
  const after = new Map(Object.entries(to))
  const keys = [...new Set([...from.keys(), ...after.keys()])]
  const changed = keys.filter((key) => !unnamed.has(key) && !isSame(from.get(key), after.get(key)))
  return before.family === row.family ? changed : [...changed, 'counterparts']
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

const revisionsOf = (db: Database, kind: ContentTypeName, itemId: string) =>
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

/** Newest first. */
export async function listRevisions<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  itemId: string,
  part: { limit?: number | undefined; after?: string | undefined },
): Promise<Paginated<Revision>> {
  await getItem(db, type, itemId)
  const rows = await paginate(
    revisionsOf(db, type.name, itemId)
      .select(['id', 'version', 'at', 'action', 'fields'])
      .select(accountName('content_revision.account_id').as('who')),
    { by: sql`version`, descending: true, type: 'number' },
    { ...(part.limit && { limit: part.limit }), ...(part.after && { after: part.after }) },
  )
  return mapPage(rows, ({ fields, ...revision }) => ({ ...revision, changed: fields }))
}

/**
 * The item as it was; columns that came later, and addresses of files whose bytes were replaced, are
 * as they are now.
 */
export async function rowAt<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  itemId: string,
  revision: string,
): Promise<ItemRow<Name>> {
  const row = await getItem(db, type, itemId)
  const of = revisionsOf(db, type.name, itemId)
  const found = await of.select(['version', 'at']).where('id', '=', revision).executeTakeFirst()
  if (!found) throw notFound()
  const steps = await of
    .select('changes')
    .where('version', '<=', found.version)
    .where((where) => where.or([where('aside', '=', false), where('id', '=', revision)]))
    .orderBy('version')
    .execute()
  const changes = steps.map((step) => step.changes)
  const { version, at } = found
  const then = Object.assign({}, row, ...changes, {
    version,
    updated_at: at,
    has_changes: false,
    changes_publish_at: null,
  }) as ItemRow<Name>
  return withCurrentFiles(db, type, then)
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
