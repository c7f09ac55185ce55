import { lastWriterName } from '#src/account/server/audit.ts'
import { recordUsage } from '#src/library/server/usage.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import { indexItem } from '#src/server/search/search.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemChange,
  type ItemFields,
  type ItemRow,
} from '../content-type.ts'
import { nextVersion } from './next-version.ts'
import { noteItemChanges } from './audit-changes.ts'
import { presentItem } from '../translations/linked-translations.ts'
import { approveSaved, approveSource } from '../publishing/approvals.ts'
import { recordText } from '../translations/freshness.ts'
import { getItem } from '../lists/lists.ts'
import { keepRevision } from '../versions/revisions.ts'
import {
  isSameSchedule,
  scheduleAfter,
  scheduleToActivate,
  type ScheduleInput,
} from '../publishing/schedule.ts'
import { changedTopics, countTopic } from '../translations/topics.ts'
import { isOn } from '../lists/visibility.ts'

/** What a write reads first (a free permalink, the state before) stays true until it is committed. */
export const lockContentType = <Name extends ContentName>(
  db: WriteTransaction,
  { name }: ContentType<Name>,
): Promise<void> => advisoryLock(db, name)

/** A write of one content type, in its transaction. */
interface ItemWrite<Name extends ContentName> {
  db: WriteTransaction
  clock: Clock
  type: ContentType<Name>
}

export async function insertItem<Name extends ContentName>(
  write: ItemWrite<Name>,
  fields: ItemFields<Name>,
  made: Made = {},
): Promise<ItemRow<Name>> {
  const { db, clock, type } = write
  const now = timestamp(clock)
  const id = newId(clock.now().getTime())
  const row = await itemsOf(db)
    .insertInto(tableOf(type))
    .values({ ...fields, ...sortKeyOf(fields), id, version: 1, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  noteItemChanges(db, undefined, row)
  addTopics(db, countTopic(type.name))
  const inserted = await writtenItem(write, undefined, row as ItemRow<Name>)
  await approveSource(db, type, inserted, made)
  return inserted
}

/** Of a write that has a title. */
export const sortKeyOf = ({ title }: { title?: string | undefined }) =>
  title === undefined ? {} : { sort_title: foldText(title) }

interface Made {
  /** The item of whose group it becomes a part. */
  counterpartOf?: string | null | undefined
}

/** The item before a change; 409 with it where the caller has seen another version. */
export async function getItemForUpdate<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { id, version }: { id: string; version?: number },
): Promise<ItemRow<Name>> {
  await lockContentType(db, type)
  const before = await getItem(db, type, id)
  if (version !== undefined && version !== before.version) throw await stale(db, type, before)
  return before
}

/** Changes what an item says; its search terms and its translations follow. */
export async function updateItem<Name extends ContentName>(
  write: ItemWrite<Name>,
  before: ItemRow<Name>,
  fields: ItemChange<Name>,
  made: Made = {},
): Promise<ItemRow<Name>> {
  const { db, type } = write
  const updated = await writtenItem(write, before, await storeChange(write, before, fields))
  if (updated.family !== before.family) await approveSource(db, type, updated, made)
  else await approveSaved(db, type, before, updated)
  return updated
}

/** Changes whether and when an item is shown; what it says stays. */
export async function updateItemState<Name extends ContentName>(
  write: ItemWrite<Name>,
  before: ItemRow<Name>,
  fields: ItemChange<Name>,
): Promise<ItemRow<Name>> {
  return followed(write, before, await storeChange(write, before, fields))
}

/** The version in the condition: of two simultaneous writers, the second finds nothing to change. */
async function storeChange<Name extends ContentName>(
  { db, clock, type }: ItemWrite<Name>,
  before: ItemRow<Name>,
  fields: ItemChange<Name>,
): Promise<ItemRow<Name>> {
  const row = await itemsOf(db)
    .updateTable(tableOf(type))
    .set({
      ...fields,
      ...sortKeyOf(fields),
      version: nextVersion(before),
      updated_at: timestamp(clock),
    })
    .where('id', '=', before.id)
    .where('version', '=', before.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw await stale(db, type, before)
  noteItemChanges(db, before, row)
  return row as ItemRow<Name>
}

/** Shows or hides an item; one that is so already stays as it is. */
export async function setItemActive<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  { id, active, ...input }: { id: string; active: boolean } & ScheduleInput,
): Promise<ItemRow<Name>> {
  const before = await getItemForUpdate(db, type, { id })
  const now = timestamp(clock)
  const schedule = active ? scheduleToActivate(input, before, now) : scheduleAfter(input, before)
  const isKept = isSameSchedule(schedule, before)
  if (before.active === active && isKept) return before
  const { publish_at, hide_at } = schedule
  const further = isKept ? {} : type.whenScheduled?.(before, schedule, now)
  const fields = { active, publish_at, hide_at, ...further }
  return updateItemState({ db, clock, type }, before, fields)
}

export const stale = async <Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  current: ItemRow<Name>,
) =>
  new HttpError('STALE_VERSION', {
    current: await presentItem(db, type, current),
    changedBy: await lastWriterName(db, current.id),
  })

/** What every write does once the row is stored: indexes its text, keeps its revision, tells of it. */
export async function writtenItem<Name extends ContentName>(
  write: ItemWrite<Name>,
  before: ItemRow<Name> | undefined,
  row: ItemRow<Name>,
): Promise<ItemRow<Name>> {
  const { db, type } = write
  const { id, language } = row
  await indexItem(db, { kind: type.name, id, language, text: type.text(row) })
  await recordText(db, type, row)
  return followed(write, before, row)
}

/**
 * Every write, also one that only shows or hides, tells what it changes for visitors, and the
 * library which files are in use.
 */
async function followed<Name extends ContentName>(
  { db, clock, type }: ItemWrite<Name>,
  before: ItemRow<Name> | undefined,
  row: ItemRow<Name>,
): Promise<ItemRow<Name>> {
  const { id, title, publish_at, hide_at } = row
  const fileIds = await type.fileIds(db, row)
  const visible = isOn(type, row)
  const item = { kind: type.name, itemId: id, title, visible, publish_at, hide_at }
  addTopics(db, ...changedTopics(type, before, row, timestamp(clock)))
  await recordUsage(db, { ...item, fileIds })
  await keepRevision(db, type, { before, row, fileIds })
  return row
}
