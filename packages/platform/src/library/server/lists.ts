import { sql, type RawBuilder } from 'kysely'
import { langs } from '#src/i18n/locales.ts'
import type { Paginated } from '#src/rest/page.ts'
import { contains } from '#src/server/database/contains.ts'
import { isPostgres } from '#src/server/database/engine.ts'
import { orderBy, paginate } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Database } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { foldText } from '#src/rest/clean-text.ts'
import type { LibraryQuery } from '../contract.ts'
import { findByAddress, hashIn } from './old-urls.ts'
import type { LibraryFileRow, LibraryUsageTable } from './table.ts'

const sortKeys = {
  createdAt: { by: sql<string>`library_file.created_at`, type: 'time' },
  name: { by: sql<string>`library_file.search_text` },
  size: { by: sql<string>`library_file.size`, type: 'number' },
} as const

const typeStart = { image: 'image/', video: 'video/', document: 'application/' }

const useCount = sql<number>`(select count(*) from library_usage where file_id = library_file.id)`

/** A file as a list has it: how many items refer to it. */
export type CountedFile = LibraryFileRow & { used: number }

export async function listFiles(
  store: Store,
  query: LibraryQuery,
): Promise<Paginated<CountedFile>> {
  const { limit, after, search, type, used, withoutAlt, address, sort = 'createdAt' } = query
  let rows = store.db.selectFrom('library_file')
  if (search) rows = rows.where(contains(foldText(search), 'search_text'))
  if (type) rows = rows.where('mime_type', 'like', `${typeStart[type]}%`)
  if (used)
    rows = rows.where(
      used === 'yes' ? sql<boolean>`${useCount} > 0` : sql<boolean>`${useCount} = 0`,
    )
  if (withoutAlt) rows = rows.where(lacksAlt(store.db, withoutAlt))
  if (address !== undefined) {
    const fileAt = await findByAddress(store.db, hashIn(address))
    rows = rows.where('id', '=', fileAt(address)?.id ?? '')
  }
  const counted = rows.selectAll().select(useCount.as('used'))
  return paginate(counted, orderBy(sortKeys, sort), { limit, after })
}

/** Of an image: whether its text in the language, or in any of them, is not yet written. */
function lacksAlt(
  db: Database,
  lang: NonNullable<LibraryQuery['withoutAlt']>,
): RawBuilder<boolean> {
  const missing = (lang === 'any' ? langs : [lang]).map((one) =>
    isPostgres(db) ? sql`alt ->> ${one} is null` : sql`json_extract(alt, ${`$.${one}`}) is null`,
  )
  return sql<boolean>`(mime_type like 'image/%' and (${sql.join(missing, sql` or `)}))`
}

/** A file, and what refers to it in the order of its titles. */
export async function getUsedFile(
  db: Database,
  id: string,
): Promise<{ row: LibraryFileRow; uses: LibraryUsageTable[] }> {
  const row = await db
    .selectFrom('library_file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { row, uses: await listUses(db, id) }
}

export const listUses = (db: Database, fileId: string): Promise<LibraryUsageTable[]> =>
  db
    .selectFrom('library_usage')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('title')
    .orderBy('item_id')
    .execute()

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
  const fileAt = await findByAddress(db, addresses.flatMap(hashIn))
  return new Map(
    addresses.flatMap((address) => {
      const row = fileAt(address)
      return row ? [[address, row] as const] : []
    }),
  )
}

/** Files, whether visitors may see each, and when the next of the items that show it is hidden. */
const withVisibility = ({ db }: Store, now: string) =>
  db
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

/** The files that share these bytes, the oldest first. */
export const listSameBytes = (store: Store, hash: string, now: string) =>
  withVisibility(store, now).where('hash', '=', hash).orderBy('id').execute()

/** The file that had this address before its bytes were replaced. */
export async function findSuccessor(store: Store, hash: string, name: string, now: string) {
  const former = await store.db
    .selectFrom('library_former')
    .select(['file_id', 'name'])
    .where('hash', '=', hash)
    .orderBy('file_id')
    .execute()
  const found = former.find((one) => one.name === name) ?? former[0]
  return found && withVisibility(store, now).where('id', '=', found.file_id).executeTakeFirst()
}

/** The files that an item refers to, or its unpublished changes. */
export async function listFileIdsOf(
  { db }: Store,
  kind: string,
  itemId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('library_usage')
    .select('file_id')
    .where('kind', 'in', [kind, `${kind}/changes`])
    .where('item_id', '=', itemId)
    .execute()
  return new Set(rows.map(({ file_id }) => file_id))
}
