import { sql } from 'kysely'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { notFound, HttpError } from '#src/server/http/http-error.ts'
import type { LeadState } from '../contract.ts'
import { presentLead } from './present.ts'
import type { LeadRow } from './table.ts'

interface LeadChange {
  id: string
  /** The one that was seen; absent: whichever is stored. */
  version?: number
  to: { state: LeadState } | { note: string | null }
}

/** One statement, so that of two changes of the same version one is refused. */
export async function changeLead(
  db: WriteTransaction,
  clock: Clock,
  { id, version, to }: LeadChange,
): Promise<LeadRow> {
  let seen = db
    .updateTable('lead')
    .set({ ...to, version: sql`version + 1`, updated_at: timestamp(clock) })
    .where('id', '=', id)
  if (version !== undefined) seen = seen.where('version', '=', version)
  const row = await seen.returningAll().executeTakeFirst()
  if (row) return row
  const current = await db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
  if (!current) throw notFound()
  throw new HttpError('STALE_VERSION', { current: presentLead(current) })
}
