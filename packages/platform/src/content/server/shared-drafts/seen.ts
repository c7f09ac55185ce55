import type { WriteTransaction } from '#src/server/database/tables.ts'
import { lockContentType, stale } from '../changes/writes.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { getItem } from '../lists/lists.ts'
import { currentVersion } from './read.ts'

/** The item before a write of its shared draft; 409 where the caller has seen another version of either. */
export async function getItemWithChanges<Name extends ContentName>(
  db: WriteTransaction,
  type: ContentType<Name>,
  { id, version }: { id: string; version?: number | undefined },
): Promise<ItemRow<Name>> {
  await lockContentType(db, type)
  const row = await getItem(db, type, id)
  if (version !== undefined && version !== currentVersion(row)) throw await stale(db, type, row)
  return row
}
