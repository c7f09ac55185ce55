import { day, timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { notFound } from '#src/server/http/http-error.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import type { DraftSummary, ServerDraft } from '../version-calls.ts'

const keptFor = 90 * day

/** Whose texts of which type. */
export interface DraftOwner {
  accountId: string
  kind: ContentTypeName
}

interface NewDraft {
  id: string
  baseVersion: number | null
  values: Record<string, unknown>
}

/** In place of an earlier one of the same person and item. */
export async function keepDraft(
  db: WriteTransaction,
  clock: Clock,
  { accountId, kind }: DraftOwner,
  { id, baseVersion, values }: NewDraft,
): Promise<DraftSummary> {
  const row = {
    account_id: accountId,
    kind,
    id,
    base_version: baseVersion,
    title: typeof values['title'] === 'string' ? values['title'].slice(0, maxLength.title) : '',
    form: JSON.stringify(values),
    saved_at: timestamp(clock),
  }
  await db
    .insertInto('content_draft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'id']).doUpdateSet({
        base_version: row.base_version,
        title: row.title,
        form: row.form,
        saved_at: row.saved_at,
      }),
    )
    .execute()
  return summary(row)
}

const draftsOf = (db: Database, { accountId, kind }: DraftOwner) =>
  db
    .selectFrom('content_draft')
    .select(['id', 'base_version', 'title', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)

/** Last changed first. */
export async function listDrafts(
  db: Database,
  owner: DraftOwner,
): Promise<Record<string, DraftSummary>> {
  const rows = await draftsOf(db, owner).orderBy('saved_at', 'desc').orderBy('id').execute()
  return Object.fromEntries(rows.map((row) => [row.id, summary(row)]))
}

export async function getDraft(db: Database, owner: DraftOwner, id: string): Promise<ServerDraft> {
  const row = await draftsOf(db, owner).select('form').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return { ...summary(row), values: row.form }
}

export async function dropDraft(
  db: WriteTransaction,
  { accountId, kind }: DraftOwner,
  id: string,
): Promise<{ id: string }> {
  const row = await db
    .deleteFrom('content_draft')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Of everybody. */
export const deleteDraftsOf = (db: WriteTransaction, kind: ContentTypeName, id: string) =>
  db.deleteFrom('content_draft').where('kind', '=', kind).where('id', '=', id).execute()

export const deleteOldDrafts = (db: WriteTransaction, clock: Clock) =>
  db.deleteFrom('content_draft').where('saved_at', '<', timestamp(clock, -keptFor)).execute()

interface DraftRow {
  id: string
  base_version: number | null
  title: string
  saved_at: string
}

const summary = ({ id, base_version, title, saved_at }: DraftRow): DraftSummary => ({
  id,
  baseVersion: base_version,
  title,
  savedAt: saved_at,
})
