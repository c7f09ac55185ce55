import { sql } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { contains } from '#src/server/database/contains.ts'
import { page, type Order } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { LibraryQuery } from '../contract.ts'
import type { LibraryFileRow } from './table.ts'

const oldestFirst: Order = { by: sql`library_file.created_at`, descending: false }

const typeStart = { image: 'image/', video: 'video/', document: 'application/' }

export async function listFiles(store: Store, query: LibraryQuery): Promise<Page<LibraryFileRow>> {
  const { limit, after, search, type } = query
  let rows = store.db.selectFrom('library_file')
  if (search) rows = rows.where(contains(search, 'name'))
  if (type) rows = rows.where('mime_type', 'like', `${typeStart[type]}%`)
  return page(rows.selectAll(), oldestFirst, { limit, after })
}

/** By id. */
export async function findFiles(
  { db }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LibraryFileRow>> {
  if (!ids.length) return new Map()
  const files = db.selectFrom('library_file').selectAll().where('id', 'in', ids)
  return new Map((await files.execute()).map((file) => [file.id, file]))
}

/** By the address on the site, of addresses in the library. */
export async function findFilesAt(
  { db }: Store,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, LibraryFileRow>> {
  const hashes = addresses.flatMap(
    (address) => /^\/library\/([0-9a-f]{32})\//.exec(address)?.[1] ?? [],
  )
  if (!hashes.length) return new Map()
  const rows = await db
    .selectFrom('library_file')
    .selectAll()
    .where('hash', 'in', hashes)
    .orderBy('id', 'desc')
    .execute()
  const byHash = new Map(rows.map((row) => [row.hash, row]))
  return new Map(
    addresses.flatMap((address) => {
      const row = byHash.get(address.split('/')[2] ?? '')
      return row ? [[address, row] as const] : []
    }),
  )
}

/**
 * The files that share these bytes, the oldest first, whether visitors may see each, and when the next
 * of the items that show it is hidden.
 */
export const listSameBytes = (store: Store, hash: string, now: string) =>
  store.db
    .selectFrom('library_file')
    .selectAll()
    .select((eb) => {
      const shown = eb
        .selectFrom('library_usage')
        .whereRef('library_usage.file_id', '=', 'library_file.id')
        .where('library_usage.visible', '=', true)
        .where((use) => use.or([use('publish_at', 'is', null), use('publish_at', '<=', now)]))
        .where((use) => use.or([use('hide_at', 'is', null), use('hide_at', '>', now)]))
      return [
        eb.exists(shown.select('library_usage.file_id')).as('visible'),
        shown.select((use) => use.fn.min('hide_at').as('next')).as('hidden_at'),
      ]
    })
    .where('hash', '=', hash)
    .orderBy('id')
    .execute()
