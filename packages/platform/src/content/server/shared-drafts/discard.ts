import { timestamp, type Clock } from '#src/server/clock.ts'
import { currentCall } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { noteItemChanges } from '../changes/audit-changes.ts'
import { nextVersion } from '../changes/next-version.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { scheduleTopic } from '../translations/topics.ts'
import { keepAside } from '../versions/revisions.ts'
import { currentVersion, findDraft, rowWith, type SharedDraft } from './read.ts'
import { markChanged, unfollowDraft } from './follow.ts'

/** Goes back to the published text; a revision keeps what the draft said. */
export async function discardDraft<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  before: ItemRow<Name>,
): Promise<ItemRow<Name>> {
  const draft = await findDraft(db, type, before)
  if (!draft) return before
  const version = await keepDraftAside(db, clock, type, { before, draft })
  const row = await removeDraft(db, type, before, draft)
  const was = await rowWith(db, type, before, draft.columns)
  noteItemChanges(db, { ...was, version: currentVersion(before) }, { ...row, version })
  return row
}

interface Discarded<Name extends ContentName> {
  before: ItemRow<Name>
  draft: SharedDraft
  /** A colleague saves over it: then it is a version of its author's. */
  isSavedOver?: boolean
}

/** As a revision from which no later version is made; its number is used up. */
export async function keepDraftAside<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  { before, draft, isSavedOver = false }: Discarded<Name>,
): Promise<number> {
  const version = nextVersion(before)
  const updated_at = isSavedOver ? draft.saved_at : timestamp(clock)
  const row = { ...(await rowWith(db, type, before, draft.columns)), version, updated_at }
  const accountId = isSavedOver ? draft.account_id : currentCall()?.accountId
  const action = isSavedOver ? 'save-changes' : 'discard-changes'
  await markChanged(db, type, before, { has_changes: true, changes_version: version })
  const fileIds = await type.fileIds(db, row)
  await keepAside(db, type, { before, row, fileIds, action, accountId: accountId ?? undefined })
  return version
}

/** Of what becomes of the draft, the caller has made something. */
export async function removeDraft<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  before: ItemRow<Name>,
  { publish_at }: SharedDraft,
): Promise<ItemRow<Name>> {
  await deleteDraft(db, type.name, before.id)
  await unfollowDraft(db, type, before.id)
  if (publish_at) addTopics(db, scheduleTopic)
  return markChanged(db, type, before, { has_changes: false, changes_publish_at: null })
}

export const deleteDraft = (db: WriteTransaction, kind: ContentName, id: string) =>
  db.deleteFrom('shared_draft').where('kind', '=', kind).where('item_id', '=', id).execute()
