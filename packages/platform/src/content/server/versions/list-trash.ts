import { sql } from 'kysely'
import { accountName } from '#src/account/server/accounts.ts'
import { foldText } from '#src/rest/clean-text.ts'
import type { Paginated } from '#src/rest/page.ts'
import { contains } from '#src/server/database/contains.ts'
import { mapPage, paginate } from '#src/server/database/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { Trashed } from '#src/content/version-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { retention } from './trash.ts'

interface TrashQuery {
  search?: string | undefined
  limit?: number | undefined
  after?: string | undefined
  purgedBefore?: string | undefined
}

/** The title of the deleted row without accents. */
const sortTitle = sql`item ->> 'sort_title'`

const deletedBefore = (purgedBefore: string) =>
  new Date(Date.parse(purgedBefore) - retention).toISOString()

/** Lists deleted items, last deleted first. */
export async function listTrash(
  db: Database,
  kind: ContentTypeName,
  { limit, after, search, purgedBefore }: TrashQuery,
): Promise<Paginated<Trashed>> {
  let deleted = db
    .selectFrom('content_trash')
    .select(['id', 'title', 'language', 'deleted_at'])
    .select(accountName('content_trash.account_id').as('who'))
    .where('kind', '=', kind)
  if (search) deleted = deleted.where(contains(foldText(search), sortTitle))
  if (purgedBefore) deleted = deleted.where('deleted_at', '<', deletedBefore(purgedBefore))
  const rows = await paginate(
    deleted,
    { by: sql`deleted_at`, type: 'time', descending: true },
    { ...(limit && { limit }), ...(after && { after }) },
  )
  return mapPage(rows, ({ deleted_at, ...row }) => ({
    ...row,
    deletedAt: deleted_at,
    purgedAt: new Date(Date.parse(deleted_at) + retention).toISOString(),
  }))
}
