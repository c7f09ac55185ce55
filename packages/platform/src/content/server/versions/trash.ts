import { recordUsage, removeUsage } from '#src/library/server/usage.ts'
import { day, timestamp, type Clock } from '#src/server/clock.ts'
import { currentCall } from '#src/server/database/audit.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import { unindexItem } from '#src/server/search/search.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { noteItemChanges } from '../changes/audit-changes.ts'
import { rowWithChanges } from '../shared-drafts/read.ts'
import { followDraft, unfollowDraft } from '../shared-drafts/follow.ts'
import { setDraftSchedule } from '../shared-drafts/schedule.ts'
import { deleteDraft } from '../shared-drafts/discard.ts'
import { deleteDraftsOf } from './drafts.ts'
import { withCurrentFiles } from '../file-references.ts'
import { forgetText } from '../translations/freshness.ts'
import { getItem } from '../lists/lists.ts'
import { deleteRevisions, historyKind } from './revisions.ts'
import { changedTopics, countTopic } from '../translations/topics.ts'
import { isOn } from '../lists/visibility.ts'
import { lockContentType, sortKeyOf, writtenItem } from '../changes/writes.ts'
import { nextVersion } from '../changes/next-version.ts'

export const retention = 30 * day

/** The kind of the file references from deleted items of a type. */
const trashKind = (type: ContentTypeName) => `${type}/trash`

/**
 * Moves an item into the trash. Its row leaves the table of its type: no query of that table has to
 * exclude deleted items, and the permalink is free at once.
 */
export async function trashItem<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  id: string,
): Promise<{ id: string }> {
  await lockContentType(db, type)
  const row = await getItem(db, type, id)
  const besides = await type.besides?.read(db, row)
  await itemsOf(db).deleteFrom(tableOf(type)).where('id', '=', id).execute()
  await db
    .insertInto('content_trash')
    .values({
      id,
      kind: type.name,
      title: row.title,
      language: row.language,
      item: JSON.stringify(row),
      besides: besides === undefined ? null : JSON.stringify(besides),
      deleted_at: timestamp(clock),
      account_id: currentCall()?.accountId ?? null,
    })
    .execute()
  noteItemChanges(db, row, undefined)
  addTopics(db, countTopic(type.name), ...changedTopics(type, row, undefined, timestamp(clock)))
  await unindexItem(db, type.name, id)
  await removeUsage(db, type.name, id)
  const use = { kind: trashKind(type.name), itemId: id, title: row.title, visible: false }
  const fileIds = [...(await type.fileIds(db, row)), ...(await shelveDraft(db, type, row))]
  await recordUsage(db, { ...use, fileIds })
  return { id }
}

/**
 * The shared draft of a deleted item stays as it is, without its schedule; its files count as used
 * by the trash.
 */
async function shelveDraft<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  row: ItemRow<Name>,
): Promise<readonly string[]> {
  if (!row.has_changes) return []
  if (row.changes_publish_at) await setDraftSchedule(db, type.name, row.id, { publish_at: null })
  await unfollowDraft(db, type, row.id)
  return type.fileIds(db, await rowWithChanges(db, type, row))
}

/** Returns a deleted item, with the drafts and metadata that its type has kept. */
export async function getTrashedItem<Name extends ContentName>(
  db: Database,
  { name }: Pick<ContentType<Name>, 'name'>,
  id: string,
): Promise<{ item: ItemRow<Name>; besides: unknown }> {
  const trashed = await db
    .selectFrom('content_trash')
    .select(['item', 'besides'])
    .where('id', '=', id)
    .where('kind', '=', name)
    .executeTakeFirst()
  if (!trashed) throw notFound()
  return { item: trashed.item as ItemRow<Name>, besides: trashed.besides }
}

/**
 * Restores an item under its id, as a new version. A formerly public item is hidden, since showing
 * it again is a separate step. If its translation group has another item in its language, the item
 * leaves the group.
 */
export async function untrashItem<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  { id, permalink }: { id: string; permalink?: string | undefined },
): Promise<ItemRow<Name>> {
  await lockContentType(db, type)
  const trashed = await getTrashedItem(db, type, id)
  const before = await withCurrentFiles(db, type, trashed.item)
  const changed = (await type.besides?.claim(db, before, permalink)) ?? {}
  const row = {
    ...before,
    ...changed,
    ...sortKeyOf(before),
    family: await freeGroup(db, type, before),
    active: before.active && !isOn(type, before),
    changes_publish_at: null,
    version: nextVersion(before),
    updated_at: timestamp(clock),
  }
  const columns = Object.entries(row).map(([column, value]) => [column, forDatabase(value)])
  await itemsOf(db)
    .insertInto(tableOf(type))
    .values(Object.fromEntries(columns) as ItemRow<Name>)
    .execute()
  await type.besides?.write(db, row, trashed.besides)
  await db.deleteFrom('content_trash').where('id', '=', id).execute()
  await removeUsage(db, trashKind(type.name), id)
  const restored = await getItem(db, type, id)
  noteItemChanges(db, before, restored)
  addTopics(db, countTopic(type.name))
  const written = await writtenItem({ db, clock, type }, before, restored)
  if (written.has_changes) await followDraft(db, type, await rowWithChanges(db, type, written))
  return written
}

const forDatabase = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

async function freeGroup<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { family, language }: ItemRow<Name>,
): Promise<string> {
  const taken = await itemsOf(db)
    .selectFrom(tableOf(type))
    .select('id')
    .where('family', '=', family)
    .where('language', '=', language)
    .executeTakeFirst()
  return taken ? newId() : family
}

/** Deletes an item of the trash permanently. */
export async function purgeItem(
  db: WriteTransaction,
  kind: ContentTypeName,
  id: string,
): Promise<{ id: string }> {
  const rows = await db
    .deleteFrom('content_trash')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .execute()
  if (!rows.length) throw notFound()
  await forget(db, kind, id)
  return { id }
}

/** Permanently deletes items that have been in the trash for 30 days. */
export async function purgeOldItems(db: WriteTransaction, clock: Clock): Promise<void> {
  const rows = await db
    .deleteFrom('content_trash')
    .where('deleted_at', '<', timestamp(clock, -retention))
    .returning(['id', 'kind'])
    .execute()
  for (const { id, kind } of rows) await forget(db, kind, id)
}

async function forget(db: WriteTransaction, kind: ContentTypeName, id: string): Promise<void> {
  await deleteRevisions(db, kind, [id])
  await deleteDraftsOf(db, kind, id)
  await deleteDraft(db, kind, id)
  await forgetText(db, kind, id)
  await removeUsage(db, trashKind(kind), id)
  await removeUsage(db, historyKind(kind), id)
}
