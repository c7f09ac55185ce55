import { isPostgres } from '#src/server/database/engine.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { addressOf, safeName } from './addresses.ts'
import type { LibraryFileRow } from './table.ts'

/** Matches the address of an original or of a variant anywhere in a text. */
const libraryAddress = /\/library\/([0-9a-f]{32})\/([^"?#\s]*)/i

/** Returns the hash in an address of the library, or an empty list. */
export function hashIn(address: string): string[] {
  const [, hash] = libraryAddress.exec(address) ?? []
  return hash ? [hash.toLowerCase()] : []
}

/**
 * Finds the file of an address: of the files with these bytes, the one with the same name, else the
 * oldest; else the file that had these bytes before they were replaced.
 */
export async function findByAddress(
  db: Database,
  hashes: readonly string[],
  { lock = false } = {},
): Promise<(address: string) => LibraryFileRow | undefined> {
  const wanted = [...new Set(hashes)]
  if (!wanted.length) return () => undefined
  const present = await filesOf(db, lock).where('hash', 'in', wanted).orderBy('id').execute()
  const byHash = Map.groupBy(present, ({ hash }) => hash)
  const gone = wanted.filter((hash) => !byHash.has(hash))
  const former = gone.length ? await findOldUrls(db, gone, lock) : new Map<string, OldUrl[]>()
  return (address) => {
    const [, hash = '', name = ''] = libraryAddress.exec(address) ?? []
    const same = byHash.get(hash.toLowerCase()) ?? []
    const had = former.get(hash.toLowerCase()) ?? []
    return (
      same.find((row) => safeName(row) === name) ??
      same[0] ??
      (had.find((one) => one.name === name) ?? had[0])?.file
    )
  }
}

interface OldUrl {
  name: string
  file: LibraryFileRow
}

async function findOldUrls(
  db: Database,
  hashes: readonly string[],
  lock: boolean,
): Promise<Map<string, OldUrl[]>> {
  const rows = await db
    .selectFrom('library_former')
    .selectAll()
    .where('hash', 'in', hashes)
    .orderBy('file_id')
    .execute()
  if (!rows.length) return new Map()
  const ids = rows.map(({ file_id }) => file_id)
  const files = await filesOf(db, lock).where('id', 'in', ids).execute()
  const byId = new Map(files.map((file) => [file.id, file]))
  const found = rows.flatMap(({ hash, name, file_id }) => {
    const file = byId.get(file_id)
    return file ? [{ hash, name, file }] : []
  })
  return Map.groupBy(found, ({ hash }) => hash)
}

/**
 * Locks the rows against deletion until the transaction ends; SQLite has one writer at a time
 * anyway.
 */
function filesOf(db: Database, lock: boolean) {
  const files = db.selectFrom('library_file').selectAll()
  return lock && isPostgres(db) ? files.forKeyShare() : files
}

/** Records the address that a file is about to lose, so that old links still find the file. */
export async function addOldUrl(
  db: WriteTransaction,
  row: LibraryFileRow,
  newHash: string,
): Promise<void> {
  const { id: file_id, hash } = row
  await db
    .insertInto('library_former')
    .values({ hash, name: safeName(row), file_id })
    .onConflict((conflict) => conflict.columns(['hash', 'name']).doUpdateSet({ file_id }))
    .execute()
  // A restored address is no longer an old URL.
  await db
    .deleteFrom('library_former')
    .where('hash', '=', newHash)
    .where('file_id', '=', file_id)
    .execute()
}

export async function deleteOldUrls(db: WriteTransaction, fileId: string): Promise<void> {
  await db.deleteFrom('library_former').where('file_id', '=', fileId).execute()
}

const linked = /((?:^|\b(?:href|src)=")[^"\s]*?)(\/library\/[0-9a-f]{32}\/[^"?#]*)/gi

/** Updates the file addresses in rich text, or a single address. */
export const rewriteAddresses = (
  text: string,
  fileAt: (address: string) => LibraryFileRow | undefined,
): string =>
  text.replace(linked, (whole, start: string, address: string) => {
    const file = fileAt(address)
    return file ? start + addressOf(file) : whole
  })

/** Updates the addresses that a file had before its bytes were replaced. */
export async function withCurrentUrls(db: Database, text: string): Promise<string> {
  const fileAt = await findByAddress(db, addressesIn(text).flatMap(hashIn))
  return rewriteAddresses(text, (address) => {
    const file = fileAt(address)
    return file && !hashIn(address).includes(file.hash) ? file : undefined
  })
}

/** Returns the addresses in `href` and `src` of rich text, or the address itself. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(linked)].map(([, , address = '']) => address)
