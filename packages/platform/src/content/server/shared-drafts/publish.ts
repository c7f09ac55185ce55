import type { WriteTransaction } from '#src/server/database/tables.ts'
import { parse } from '#src/server/http/parse.ts'
import { getItem } from '../lists/lists.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { removeDraft } from './discard.ts'
import type { AnyChange, DraftedType } from './drafted-type.ts'
import { findDraft, rowWith } from './read.ts'
import { getItemWithChanges } from './seen.ts'

/** Makes the shared draft what visitors see, by the type's own rules; without one the item stays as it is. */
export async function publishDraft<Name extends ContentName, Change extends AnyChange>(
  db: WriteTransaction,
  { type, api, update }: DraftedType<Name, Change>,
  { id, version }: { id: string; version?: number | undefined },
): Promise<ItemRow<Name>> {
  const seen = await getItemWithChanges(db, type, { id })
  const draft = await findDraft(db, type, seen)
  if (!draft) return seen
  const before = await getItemWithChanges(db, type, { id, version })
  const then = await rowWith(db, type, before, draft.columns)
  await removeDraft(db, type, before, draft)
  const body = { ...bodyOf(api, type, then), ...draft.link, id, version: before.version }
  await update(db, parse(api.update.body, body))
  return getItem(db, type, id)
}

/** Whose group it is in is not what an item says. */
const notSaid: ReadonlySet<string> = new Set(['counterpartOf'])

/** The body of a PUT that makes an item say what this row says; what it does not have is cleared. */
export function bodyOf<Name extends ContentName>(
  { create }: { create: { body: { shape: object } } },
  type: ContentType<Name>,
  row: ItemRow<Name>,
  besides: ReadonlySet<string> = notSaid,
): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(type.present(row)))
  const keys = Object.keys(create.body.shape).filter((key) => !besides.has(key))
  return Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null] as const))
}
