import { day, timestamp, type Clock } from '#src/server/clock.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { cleanLine } from '#src/rest/clean-text.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { HttpError, invalidField, notFound } from '#src/server/http/http-error.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import { mostDrafts, type DraftSummary, type ServerDraft } from '#src/content/draft-calls.ts'

const retention = 90 * day

/** Whose texts of which type. */
export interface DraftOwner {
  accountId: string
  kind: ContentTypeName
}

interface NewDraft {
  id: string
  baseVersion: number | null
  values: Record<string, unknown>
  editor?: string | undefined
  replaces?: string | undefined
}

/** In place of an earlier one of the same person and item, unless another editor wrote that. */
export async function keepDraft(
  db: WriteTransaction,
  clock: Clock,
  { accountId, kind }: DraftOwner,
  { id, baseVersion, values, editor, replaces }: NewDraft,
): Promise<DraftSummary> {
  await expectRoom(db, { accountId, kind }, id)
  const row = {
    account_id: accountId,
    kind,
    id,
    base_version: baseVersion,
    editor: editor ?? '',
    title: typeof values['title'] === 'string' ? titleOf(cleanLine(values['title'])) : '',
    form: JSON.stringify(values),
    saved_at: timestamp(clock),
  }
  const { base_version, title, form, saved_at } = row
  const written = await db
    .insertInto('content_draft')
    .values(row)
    .onConflict((conflict) => {
      const update = conflict
        .columns(['account_id', 'kind', 'id'])
        .doUpdateSet({ base_version, editor: row.editor, title, form, saved_at })
      if (editor === undefined) return update
      return update.where('content_draft.editor', 'in', [editor, replaces ?? editor])
    })
    .returning('id')
    .execute()
  if (written.length) return summary(row)
  const current = await draftsOf(db, { accountId, kind }).where('id', '=', id).executeTakeFirst()
  throw new HttpError('STALE_VERSION', { ...(current && { current: summary(current) }) })
}

/** None is dropped for another: who has so many sees which of them are not needed any more. */
async function expectRoom(db: WriteTransaction, owner: DraftOwner, id: string): Promise<void> {
  const isThere = () => draftsOf(db, owner).where('id', '=', id).executeTakeFirst()
  if (await isThere()) return
  // Several devices write at once: the bound holds for all of them together.
  await advisoryLock(db, `drafts of ${owner.accountId}`)
  const { count } = await db
    .selectFrom('content_draft')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', owner.accountId)
    .executeTakeFirstOrThrow()
  if (count >= mostDrafts && !(await isThere()))
    throw invalidField(
      'id',
      'max',
      `You already have ${mostDrafts} sets of unsaved changes. Save or discard one first.`,
    )
}

/** As long as a title may be; no character of several units is halved. */
function titleOf(title: string): string {
  let end = 0
  const characters = new Intl.Segmenter('en').segment(title.slice(0, 2 * maxLength.title))
  for (const { index, segment } of characters) {
    if (index + segment.length > maxLength.title) break
    end = index + segment.length
  }
  return title.slice(0, end)
}

const draftsOf = (db: Database, { accountId, kind }: DraftOwner) =>
  db
    .selectFrom('content_draft')
    .select(['id', 'base_version', 'editor', 'title', 'saved_at'])
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)

/** Last changed first. Those of deleted items are back when the item is. */
export async function listDrafts(
  db: Database,
  owner: DraftOwner,
): Promise<Record<string, DraftSummary>> {
  const trash = db.selectFrom('content_trash').select('id').where('kind', '=', owner.kind)
  const rows = await draftsOf(db, owner)
    .where('id', 'not in', trash)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute()
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
  db.deleteFrom('content_draft').where('saved_at', '<', timestamp(clock, -retention)).execute()

interface DraftRow {
  id: string
  base_version: number | null
  editor: string
  title: string
  saved_at: string
}

const summary = ({ id, base_version, editor, title, saved_at }: DraftRow): DraftSummary => ({
  id,
  baseVersion: base_version,
  editor,
  title,
  savedAt: saved_at,
})
