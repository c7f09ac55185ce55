import { timestamp, type Clock } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import { isPostgres } from '#src/server/database/engine.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound, HttpError } from '#src/server/http/http-error.ts'
import { newId } from '#src/server/id.ts'
import type { LibraryFileChange } from '../contract.ts'
import { hasWrongExtension, isFileType, isImage } from '../file-types.ts'
import { deleteOldUrls } from './old-urls.ts'
import { noteFileChanges } from './audit-changes.ts'
import { fileSearchText } from './search-text.ts'
import type { AltTexts, LibraryFileRow } from './table.ts'

export type NewFile = Pick<
  LibraryFileRow,
  'hash' | 'name' | 'mime_type' | 'size' | 'width' | 'height' | 'alpha' | 'original_only'
>

interface Changed extends Partial<NewFile> {
  name: string
  alt: AltTexts
  focus_x?: number | null
  focus_y?: number | null
}

/** Locks a hash while rows with it are added or removed: bytes stay as long as a row has their hash. */
export const lockBytes = (db: WriteTransaction, hash: string) => advisoryLock(db, `library ${hash}`)

export async function addFile(
  db: WriteTransaction,
  clock: Clock,
  file: NewFile,
): Promise<LibraryFileRow> {
  const now = timestamp(clock)
  const row = await db
    .insertInto('library_file')
    .values({
      ...file,
      id: newId(clock.now().getTime()),
      alt: '{}',
      focus_x: null,
      focus_y: null,
      search_text: fileSearchText({ ...file, alt: {} }),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  noteFileChanges(db, undefined, row)
  return row
}

export async function updateFile(
  db: WriteTransaction,
  clock: Clock,
  { id, name, alt = {}, focus }: LibraryFileChange,
): Promise<LibraryFileRow> {
  const row = await getFile(db, id, { toWrite: true })
  if (name && isFileType(row.mime_type) && hasWrongExtension(name, row.mime_type))
    throw invalidField('name', 'format', 'must keep the file’s extension, such as .png')
  if (focus && !isImage(row.mime_type)) throw invalidField('focus', 'choice', 'is for images only')
  const texts: AltTexts = Object.fromEntries(
    Object.entries({ ...row.alt, ...alt }).filter(([, text]) => text !== null),
  )
  return writeFile(db, clock, row, {
    name: name ?? row.name,
    alt: texts,
    ...(focus !== undefined && { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
  })
}

export async function writeFile(
  db: WriteTransaction,
  clock: Clock,
  before: LibraryFileRow,
  { alt, ...columns }: Changed,
): Promise<LibraryFileRow> {
  const row = await db
    .updateTable('library_file')
    .set({
      ...columns,
      alt: JSON.stringify(alt),
      search_text: fileSearchText({ name: columns.name, alt }),
      updated_at: timestamp(clock),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  noteFileChanges(db, before, row)
  return row
}

/** Removes the row; the caller removes the bytes after the commit. */
export async function removeFile(db: WriteTransaction, id: string): Promise<LibraryFileRow> {
  const row = await getFile(db, id, { toWrite: true })
  const uses = await db
    .selectFrom('library_usage')
    .select(['kind', 'item_id as id', 'title'])
    .where('file_id', '=', id)
    .orderBy('title')
    .execute()
  if (uses.length) throw new HttpError('FILE_IN_USE', { uses })
  await deleteOldUrls(db, id)
  await db.deleteFrom('library_file').where('id', '=', id).execute()
  noteFileChanges(db, row, undefined)
  return row
}

/** A file that is being changed or removed is locked, so that no item begins to refer to it. */
export async function getFile(
  db: WriteTransaction,
  id: string,
  { toWrite = false } = {},
): Promise<LibraryFileRow> {
  const rows = db.selectFrom('library_file').selectAll().where('id', '=', id)
  const row = await (toWrite && isPostgres(db) ? rows.forUpdate() : rows).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
