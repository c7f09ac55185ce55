import { isPostgres } from '#src/server/database/engine.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField } from '#src/server/http/http-error.ts'
import { addressesIn, findByAddress, hashIn } from './old-urls.ts'
import type { LibraryFileRow } from './table.ts'

interface Use {
  /** Of the item that refers to the files: `news`, `document`, `media`. */
  kind: string
  itemId: string
  title: string
  /** Whether visitors see the item, and so its files, from when until when. */
  visible: boolean
  publish_at?: string | null
  hide_at?: string | null
  fileIds: readonly string[]
}

/** Replaces all usage of files by the item; called in the transaction that writes the item. */
export async function recordUsage(db: WriteTransaction, use: Use): Promise<void> {
  const { kind, itemId, title, visible, publish_at = null, hide_at = null } = use
  await removeUsage(db, kind, itemId)
  const fileIds = [...new Set(use.fileIds)]
  if (!fileIds.length) return
  await db
    .insertInto('library_usage')
    .values(
      fileIds.map((id) => ({
        file_id: id,
        kind,
        item_id: itemId,
        title,
        visible,
        publish_at,
        hide_at,
      })),
    )
    .execute()
}

export async function removeUsage(
  db: WriteTransaction,
  kind: string,
  itemId: string,
): Promise<void> {
  await db
    .deleteFrom('library_usage')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
}

/**
 * The file that a field refers to, locked against deletion until the transaction ends. 422 on that field
 * where it does not exist or has a type that the field does not accept.
 */
export async function requireFile(
  db: WriteTransaction,
  fileId: string,
  field: string,
  isAllowed: (mimeType: string) => boolean,
): Promise<LibraryFileRow> {
  const row = await lockedFiles(db).selectAll().where('id', '=', fileId).executeTakeFirst()
  if (!row)
    throw invalidField(
      field,
      'unknown',
      'This file does not exist in the library. It may have been deleted.',
    )
  if (!isAllowed(row.mime_type))
    throw invalidField(field, 'choice', 'must be a file of a suitable type')
  return row
}

/** The ids of the files whose addresses stand in `href` or `src` of rich text, variants included. */
export async function fileIdsInHtml(db: WriteTransaction, html: string): Promise<string[]> {
  const addresses = addressesIn(html)
  const fileAt = await findByAddress(db, addresses.flatMap(hashIn), { lock: true })
  return [...new Set(addresses.flatMap((address) => fileAt(address)?.id ?? []))]
}

/** Locked against deletion until the transaction ends; SQLite has one writer at a time anyway. */
function lockedFiles(db: WriteTransaction) {
  const files = db.selectFrom('library_file')
  return isPostgres(db) ? files.forKeyShare() : files
}
