import type { Clock } from '#src/server/clock.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField } from '#src/server/http/http-error.ts'
import type { FileKind } from '../contract.ts'
import { extensionOf, kindOf, stemOf } from '../file-types.ts'
import { findByAddress, addOldUrl, rewriteAddresses } from './old-urls.ts'
import { listUses } from './lists.ts'
import { followFile, type FileReferencesByKind } from './file-references.ts'
import { getFile, writeFile, type NewFile } from './service.ts'
import type { LibraryFileRow } from './table.ts'
import { fileTopic } from './topics.ts'
import { addTopics } from '#src/server/database/topics.ts'

const kindNames = {
  image: 'an image',
  document: 'a PDF or Office file',
  video: 'a video',
} as const satisfies Record<FileKind, string>

interface Replaced {
  before: LibraryFileRow
  row: LibraryFileRow
  /** How many items refer to it. */
  used: number
}

/**
 * Gives a file other bytes of its kind, and the items that name its address the new one. It keeps its
 * id, its texts and its focus, and its name with the extension of the new bytes.
 */
export async function replaceBytes(
  db: WriteTransaction,
  clock: Clock,
  {
    id,
    file,
    referencesByKind,
  }: { id: string; file: NewFile; referencesByKind: FileReferencesByKind },
): Promise<Replaced> {
  const before = await getFile(db, id, { toWrite: true })
  const kind = kindOf(before.mime_type)
  if (kindOf(file.mime_type) !== kind)
    throw invalidField('file', 'choice', `must also be ${kindNames[kind]}`)
  // Another file may have the same bytes: its addresses stay.
  const fileAt = await findByAddress(db, [before.hash])
  if (before.hash !== file.hash) await addOldUrl(db, before, file.hash)
  const { hash, mime_type, size, width, height, alpha, original_only } = file
  const row = await writeFile(db, clock, before, {
    hash,
    mime_type,
    size,
    width,
    height,
    alpha,
    original_only,
    name: nameAfter(before, mime_type),
    alt: before.alt,
  })
  const uses = await listUses(db, id)
  addTopics(db, fileTopic(id))
  await followFile(db, referencesByKind, uses, (text) =>
    rewriteAddresses(text, (address) => (fileAt(address)?.id === id ? row : undefined)),
  )
  return { before, row, used: uses.length }
}

const nameAfter = ({ name, mime_type }: LibraryFileRow, type: string): string =>
  mime_type === type ? name : `${stemOf(name)}.${extensionOf(type)}`
