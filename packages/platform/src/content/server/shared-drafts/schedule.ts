import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { currentCall, noteChanges } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import {
  itemsOf,
  tableOf,
  type ContentName,
  type ContentType,
  type ItemRow,
} from '../content-type.ts'
import { scheduleTopic } from '../translations/topics.ts'
import { findDraft } from './read.ts'
import { getItemWithChanges } from './seen.ts'

interface DraftSchedule {
  publish_at: string | null
  scheduled_by?: string | null
  problem?: string | null
}

/** Stores when the clock publishes a draft: at the draft, and at its item, which lists are made of. */
export async function setDraftSchedule(
  db: WriteTransaction,
  kind: ContentTypeName,
  id: string,
  { publish_at, scheduled_by = null, problem = null }: DraftSchedule,
): Promise<void> {
  await db
    .updateTable('shared_draft')
    .set({ publish_at, scheduled_by, problem })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
  await itemsOf(db)
    .updateTable(tableOf({ name: kind }))
    .set({ changes_publish_at: publish_at })
    .where('id', '=', id)
    .execute()
  addTopics(db, scheduleTopic)
}

/** The clock publishes the changes at this time; null: somebody does. */
export async function scheduleDraft<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  {
    id,
    version,
    publishAt,
  }: { id: string; version?: number | undefined; publishAt: string | null },
): Promise<ItemRow<Name>> {
  const before = await getItemWithChanges(db, type, { id, version })
  const draft = await findDraft(db, type, before)
  if (!draft) throw notFound()
  if (publishAt !== null && publishAt <= timestamp(clock))
    throw invalidField('publishAt', 'min', 'Choose a time in the future.')
  if (draft.publish_at === publishAt) return before
  await setDraftSchedule(db, type.name, id, {
    publish_at: publishAt,
    scheduled_by: publishAt === null ? null : (currentCall()?.accountId ?? null),
  })
  noteChanges(db, { publishAt: draft.publish_at }, { publishAt })
  return { ...before, changes_publish_at: publishAt }
}
