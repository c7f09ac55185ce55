import { timestamp, type Clock } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import { isPostgres } from '#src/server/database/engine.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound, HttpError } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import type { LibraryFileChange } from '../contract.ts'
import { hasWrongExtension, isFileType } from './file-types.ts'
import type { AltTexts, LibraryFileRow } from './table.ts'

export type NewFile = Pick<
  LibraryFileRow,
  'hash' | 'name' | 'mime_type' | 'size' | 'width' | 'height' | 'alpha'
>

/** Locks a hash while rows with it are added or removed: bytes stay as long as a row has their hash. */
export const lockBytes = (db: WriteTransaction, hash: string) => advisoryLock(db, `library ${hash}`)

export async function addFile(
  db: WriteTransaction,
  clock: Clock,
  file: NewFile,
): Promise<LibraryFileRow> {
  const now = timestamp(clock)
  return db
    .insertInto('library_file')
    .values({
      ...file,
      id: newId(clock.now().getTime()),
      alt: '{}',
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateFile(
  db: WriteTransaction,
  clock: Clock,
  { id, name, alt }: LibraryFileChange,
): Promise<LibraryFileRow> {
  const row = await getFile(db, id)
  if (name && isFileType(row.mime_type) && hasWrongExtension(name, row.mime_type))
    throw invalidField('name', 'format', 'must keep the extension of its type')
  const given: AltTexts = Object.fromEntries(Object.entries(alt).filter(([, text]) => text))
  return db
    .updateTable('library_file')
    .set({ alt: JSON.stringify(given), updated_at: timestamp(clock), ...(name && { name }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes the row; the caller removes the bytes after the commit. */
export async function removeFile(db: WriteTransaction, id: string): Promise<LibraryFileRow> {
  const row = await getFile(db, id, { toRemove: true })
  const uses = await db
    .selectFrom('library_usage')
    .select(['kind', 'item_id as id', 'title'])
    .where('file_id', '=', id)
    .orderBy('title')
    .execute()
  if (uses.length) throw new HttpError('FILE_IN_USE', { uses })
  await db.deleteFrom('library_file').where('id', '=', id).execute()
  return row
}

/** A file that is being removed is locked, so that no item begins to refer to it. */
async function getFile(
  db: WriteTransaction,
  id: string,
  { toRemove = false } = {},
): Promise<LibraryFileRow> {
  const rows = db.selectFrom('library_file').selectAll().where('id', '=', id)
  const row = await (toRemove && isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
