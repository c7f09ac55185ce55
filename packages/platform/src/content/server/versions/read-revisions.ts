import { sql } from 'kysely'
import { accountName } from '#src/account/server/accounts.ts'
import type { Paginated } from '#src/rest/page.ts'
import { mapPage, paginate } from '#src/server/database/page.ts'
import type { Database } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import type { Revision } from '#src/content/version-calls.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { withCurrentFiles } from '../file-references.ts'
import { getItem } from '../lists/lists.ts'
import { revisionsOf } from './revisions.ts'

/** Newest first. */
export async function listRevisions<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  itemId: string,
  part: { limit?: number | undefined; after?: string | undefined },
): Promise<Paginated<Revision>> {
  await getItem(db, type, itemId)
  const rows = await paginate(
    revisionsOf(db, type.name, itemId)
      .select(['id', 'version', 'at', 'action', 'fields'])
      .select(accountName('content_revision.account_id').as('who')),
    { by: sql`version`, descending: true, type: 'number' },
    { ...(part.limit && { limit: part.limit }), ...(part.after && { after: part.after }) },
  )
  return mapPage(rows, ({ fields, ...revision }) => ({ ...revision, changed: fields }))
}

/**
 * The item as it was; columns that came later, and addresses of files whose bytes were replaced, are
 * as they are now.
 */
export async function rowAt<Name extends ContentName>(
  db: Database,
  type: ContentType<Name>,
  itemId: string,
  revision: string,
): Promise<ItemRow<Name>> {
  const row = await getItem(db, type, itemId)
  const of = revisionsOf(db, type.name, itemId)
  const found = await of.select(['version', 'at']).where('id', '=', revision).executeTakeFirst()
  if (!found) throw notFound()
  const steps = await of
    .select('changes')
    .where('version', '<=', found.version)
    .where((where) => where.or([where('aside', '=', false), where('id', '=', revision)]))
    .orderBy('version')
    .execute()
  const changes = steps.map((step) => step.changes)
  const { version, at } = found
  const then = Object.assign({}, row, ...changes, {
    version,
    updated_at: at,
    has_changes: false,
    changes_publish_at: null,
  }) as ItemRow<Name>
  return withCurrentFiles(db, type, then)
}
