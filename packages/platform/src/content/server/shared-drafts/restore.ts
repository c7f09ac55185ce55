import { timestamp, type Clock } from '#src/server/clock.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { parse } from '#src/server/http/parse.ts'
import type { ContentName, ItemRow } from '../content-type.ts'
import { isVisibleAt } from '../lists/visibility.ts'
import { rowAt } from '../versions/read-revisions.ts'
import { keepDraftAside } from './discard.ts'
import type { AnyChange, DraftedType } from './drafted-type.ts'
import { bodyOf } from './publish.ts'
import { findDraft } from './read.ts'
import { saveDraft } from './save.ts'
import { getItemWithChanges } from './seen.ts'

/** Where an item is linked to, and when it is shown, is not what it says. */
const untouched: ReadonlySet<string> = new Set(['counterpartOf', 'publishAt', 'hideAt'])

interface Restoring {
  id: string
  version: number
  revision: string
}

/**
 * Makes an item say again what it said in a version. What visitors see stays until somebody publishes
 * it: of a visible item, or one with unpublished changes, it becomes the shared draft.
 */
export async function restoreItem<Name extends ContentName, Change extends AnyChange>(
  db: WriteTransaction,
  clock: Clock,
  drafted: DraftedType<Name, Change>,
  { revision, ...seen }: Restoring,
): Promise<void> {
  const { type, api, update } = drafted
  const now = await getItemWithChanges(db, type, seen)
  const then = await rowAt(db, type, now.id, revision)
  const draft = await findDraft(db, type, now)
  const intoDraft = draft !== undefined || isVisibleAt(type, now, timestamp(clock))
  const bodyFor = (row: ItemRow<Name>) =>
    parse(api.update.body, { ...bodyOf(api, type, row, untouched), id: now.id })
  const store = async (row: ItemRow<Name>): Promise<unknown> =>
    intoDraft ? saveDraft(db, clock, drafted, bodyFor(row)) : update(db, bodyFor(row))

  if (draft) await keepDraftAside(db, clock, type, { before: now, draft })
  await store(then).catch((error: unknown) => {
    if (!isPermalinkTaken(error)) throw error
    return store({ ...then, ...('permalink' in now && { permalink: now.permalink }) })
  })
}

const isPermalinkTaken = (error: unknown): boolean =>
  error instanceof HttpError && error.errorCode === 'PERMALINK_TAKEN'
