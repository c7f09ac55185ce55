import { sql } from 'kysely'
import { lastWriterName } from '#src/account/server/audit.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { notFound, HttpError } from '#src/server/http/http-error.ts'
import type { DemoRequestState } from '../contract.ts'
import { presentDemoRequest } from './present.ts'
import { searchTextOf } from './search.ts'
import type { DemoRequestRow } from './table.ts'

/** The note is searched too. */
async function withSearchText(db: WriteTransaction, row: DemoRequestRow): Promise<DemoRequestRow> {
  const search_text = searchTextOf(row)
  if (search_text !== row.search_text)
    await db.updateTable('lead').set({ search_text }).where('id', '=', row.id).execute()
  return { ...row, search_text }
}

interface DemoRequestChange {
  id: string
  /** Version that the caller has seen; absent: whichever is stored. */
  version?: number
  to: { state: DemoRequestState } | { note: string | null }
}

/** One statement, so that of two changes of the same version one gets 409. */
export async function updateDemoRequest(
  db: WriteTransaction,
  clock: Clock,
  { id, version, to }: DemoRequestChange,
): Promise<DemoRequestRow> {
  let seen = db
    .updateTable('lead')
    .set({ ...to, version: sql`version + 1`, updated_at: timestamp(clock) })
    .where('id', '=', id)
  if (version !== undefined) seen = seen.where('version', '=', version)
  const row = await seen.returningAll().executeTakeFirst()
  if (row) return withSearchText(db, row)
  const current = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!current) throw notFound()
  throw new HttpError('STALE_VERSION', {
    current: presentDemoRequest(current),
    changedBy: await lastWriterName(db, id),
  })
}
