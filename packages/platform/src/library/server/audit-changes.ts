import { langs } from '#src/i18n/locales.ts'
import { noteChangedFields, noteChanges } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import type { LibraryFileRow } from './table.ts'

type File = Pick<
  LibraryFileRow,
  'name' | 'alt' | 'focus_x' | 'focus_y' | 'mime_type' | 'size' | 'hash'
>

const place = ({ focus_x: x, focus_y: y }: File) => (x === null || y === null ? null : [x, y])

/** Every text by its language: one that is gone is changed too. */
const textsOf = (file: File, other: File) =>
  Object.fromEntries(
    langs
      .filter((lang) => lang in file.alt || lang in other.alt)
      .map((lang) => [`text ${lang}`, file.alt[lang] ?? null]),
  )

const valuesOf = (file: File, other: File) => ({
  name: file.name,
  ...textsOf(file, other),
  focus: place(file),
  type: file.mime_type,
  bytes: file.size,
})

/** Notes in the audit log what a write changes of a file; of what is uploaded or deleted, its name. */
export function noteFileChanges(
  db: WriteTransaction,
  before: File | undefined,
  after: File | undefined,
): void {
  if (!before || !after) {
    noteChanges(db, { name: before?.name }, { name: after?.name ?? null })
    return
  }
  noteChanges(db, valuesOf(before, after), valuesOf(after, before))
  // Other bytes may be as many.
  if (before.hash !== after.hash) noteChangedFields(db, ['content'])
}
