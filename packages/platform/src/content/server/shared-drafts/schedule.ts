import { timestamp, type Clock } from '#src/server/clock.ts'
import { currentCall, noteChanges } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { invalidField, notFound } from '#src/server/http/http-error.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { scheduleTopic } from '../translations/topics.ts'
import { findDraft } from './read.ts'
import { getItemWithChanges } from './seen.ts'

/** The clock publishes the draft no more. */
export async function endDraftSchedule(
  db: WriteTransaction,
  kind: ContentName,
  id: string,
): Promise<void> {
  const ended = await db
    .updateTable('shared_draft')
    .set({ publish_at: null, scheduled_by: null })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('publish_at', 'is not', null)
    .returning('item_id')
    .execute()
  if (ended.length) addTopics(db, scheduleTopic)
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
    throw invalidField('publishAt', 'min', 'Choose a future time.')
  if (draft.publish_at === publishAt) return before
  await db
    .updateTable('shared_draft')
    .set({
      publish_at: publishAt,
      scheduled_by: publishAt === null ? null : (currentCall()?.accountId ?? null),
      problem: null,
    })
    .where('kind', '=', type.name)
    .where('item_id', '=', id)
    .execute()
  noteChanges(db, { publishAt: draft.publish_at }, { publishAt })
  addTopics(db, scheduleTopic)
  return before
}
