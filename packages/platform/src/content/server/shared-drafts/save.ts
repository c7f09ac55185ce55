import { timestamp, type Clock } from '#src/server/clock.ts'
import { currentCall } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { addTopics } from '#src/server/database/topics.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { noteItemChanges } from '../changes/audit-changes.ts'
import { nextVersion } from '../changes/next-version.ts'
import type { ContentName, ContentType, ItemChange, ItemRow } from '../content-type.ts'
import { scheduleTopic } from '../translations/topics.ts'
import { translationGroupAfter } from '../translations/translation-group.ts'
import { difference } from '../versions/revision-changes.ts'
import type { AnyRow } from '../versions/version-tables.ts'
import { discardDraft, keepDraftAside } from './discard.ts'
import type { AnyChange, DraftedType } from './drafted-type.ts'
import { currentVersion, findDraft, rowWith, rowWithChanges } from './read.ts'
import { followDraft, markChanged } from './follow.ts'
import { getItemWithChanges } from './seen.ts'
import type { Link } from './table.ts'

export interface SavedDraft<Name extends ContentName> {
  row: ItemRow<Name>
  /** Names of the elements that the sanitiser removed from a text. */
  removed: readonly string[]
}

/**
 * Saves changes to an item without publishing them: what differs from the published item becomes its
 * shared draft. Changes that change nothing leave none.
 */
export async function saveDraft<Name extends ContentName, Change extends AnyChange>(
  db: WriteTransaction,
  clock: Clock,
  drafted: DraftedType<Name, Change>,
  change: Change,
): Promise<SavedDraft<Name>> {
  const { type } = drafted
  const before = await getItemWithChanges(db, type, change)
  // One that nobody has published has no other text than its own.
  if ('published' in before && before.published === false) throw new HttpError('WRONG_STATE')
  // What the change leaves out stays as it is in the draft.
  const drawn = await rowWithChanges(db, type, before)
  const { fields, removed = [] } = await drafted.draft(db, change, drawn)
  const link = await linkOf(db, type, change, before)
  const columns = difference(before, { ...drawn, ...asRead(type, fields) })
  const row = await storeDraft(db, clock, type, { before, columns, link })
  return { row, removed }
}

/** What the change asks of the translation group, checked; null: nothing. */
async function linkOf<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { counterpartOf, language }: AnyChange,
  before: ItemRow<Name>,
): Promise<Link | null> {
  if (counterpartOf === undefined) return null
  const family = await translationGroupAfter(db, type, { language, counterpartOf }, before)
  return family === before.family ? null : { counterpartOf }
}

/** The columns as they are read from the database again. */
function asRead<Name extends ContentName>(
  { json = [] }: ContentType<Name>,
  fields: ItemChange<Name>,
): AnyRow {
  const names: readonly string[] = json
  const read = (column: string, value: unknown): unknown =>
    names.includes(column) && typeof value === 'string' ? JSON.parse(value) : value
  return Object.fromEntries(
    Object.entries(fields).map(([column, value]) => [column, read(column, value)]),
  )
}

interface NewDraft<Name extends ContentName> {
  before: ItemRow<Name>
  columns: AnyRow
  link: Link | null
}

async function storeDraft<Name extends ContentName>(
  db: WriteTransaction,
  clock: Clock,
  type: ContentType<Name>,
  { before, columns, link }: NewDraft<Name>,
): Promise<ItemRow<Name>> {
  const current = await findDraft(db, type, before)
  if (!Object.keys(columns).length && !link)
    return current ? discardDraft(db, clock, type, before) : before
  if (current && isSame(current.columns, columns) && isSame(current.link, link)) return before

  const accountId = currentCall()?.accountId ?? null
  const aside = current && current.account_id !== accountId && { draft: current, isSavedOver: true }
  const version = aside
    ? (await keepDraftAside(db, clock, type, { before, ...aside })) + 1
    : nextVersion(before)
  const base = Object.entries(before).filter(([column]) => column in columns)
  const saved = {
    version,
    columns: JSON.stringify(columns),
    base: JSON.stringify(Object.fromEntries(base)),
    link: link && JSON.stringify(link),
    account_id: accountId,
    saved_at: timestamp(clock),
    problem: null,
  }
  await db
    .insertInto('shared_draft')
    .values({ kind: type.name, item_id: before.id, ...saved })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doUpdateSet(saved))
    .execute()
  const row = await markChanged(db, type, before, { has_changes: true, changes_version: version })
  const was = current ? await rowWith(db, type, before, current.columns) : before
  const is = await rowWith(db, type, row, columns)
  noteItemChanges(db, { ...was, version: currentVersion(before) }, { ...is, version })
  await followDraft(db, type, is)
  // What the clock will publish may show the item in other lists.
  if (current?.publish_at) addTopics(db, scheduleTopic)
  return row
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** PostgreSQL does not keep the order of the keys. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([key, one]) => [key, sorted(one)] as const),
      )
    : value
