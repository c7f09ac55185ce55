import { accountName } from '@repo/platform/account/server/accounts.ts'
import type { Paginated } from '@repo/platform/rest/page.ts'
import { day, timestamp, type Clock } from '@repo/platform/server/clock.ts'
import { noteChanges } from '@repo/platform/server/database/audit.ts'
import { contains } from '@repo/platform/server/database/contains.ts'
import { isForeignKeyViolation } from '@repo/platform/server/database/foreign-key-violation.ts'
import { lastChangeFirst, paginate } from '@repo/platform/server/database/page.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { invalidField, notFound } from '@repo/platform/server/http/http-error.ts'
import { newId } from '@repo/platform/server/id.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import type { Estimate } from '../model/estimate.ts'
import { writeEstimate } from '../stored/read-estimate.ts'
import type { RunRow } from './table.ts'

interface NewRun {
  estimate: Estimate
  locale: RunRow['locale']
  createdBy: string
  /** The demo request that it answers. */
  leadId: string | null
}

/** Its name is the company's until somebody renames it. */
export async function createRun(
  db: WriteTransaction,
  clock: Clock,
  { estimate, locale, createdBy, leadId }: NewRun,
): Promise<RunRow> {
  const now = timestamp(clock)
  const id = newId(clock.now().getTime())
  const { companyName } = estimate.input
  const row = {
    id,
    name: companyName,
    company_name: companyName,
    locale,
    estimate: writeEstimate(estimate),
    constants_version: estimate.constantsVersion,
    created_by: createdBy,
    lead_id: leadId,
    created_at: now,
    updated_at: now,
  }
  await ofKnownRequest(db.insertInto('calculator_run').values(row).execute())
  return getRun(db, id)
}

export const renameRun = async (
  db: WriteTransaction,
  clock: Clock,
  { id, name }: { id: string; name: string },
) => {
  const before = await getRun(db, id)
  noteChanges(db, { name: before.name }, { name })
  return change(db, clock, id, { name })
}

interface Link {
  id: string
  leadId: string | null
}

export const linkRun = (
  db: WriteTransaction,
  clock: Clock,
  { id, leadId }: Link,
): Promise<RunRow> => ofKnownRequest(change(db, clock, id, { lead_id: leadId }))

/** 422 where the write names a demo request that there is not. */
async function ofKnownRequest<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error
    throw invalidField('leadId', 'unknown', 'must be the id of a demo request')
  }
}

async function change(
  db: WriteTransaction,
  clock: Clock,
  id: string,
  to: { name: string } | { lead_id: string | null },
): Promise<RunRow> {
  await db
    .updateTable('calculator_run')
    .set({ ...to, updated_at: timestamp(clock) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
  return getRun(db, id)
}

const restorable = 30 * day

/** Soft delete: it can be restored for a month. */
export async function removeRun(
  db: WriteTransaction,
  clock: Clock,
  id: string,
): Promise<{ id: string }> {
  const { numUpdatedRows } = await db
    .updateTable('calculator_run')
    .set({ deleted_at: timestamp(clock) })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!numUpdatedRows) throw notFound()
  return { id }
}

/** Erases the runs that were deleted more than a month ago. */
export const eraseDeletedRuns = ({ store, clock }: Pick<Platform, 'store' | 'clock'>) =>
  store.write([], async (db) => {
    await db
      .deleteFrom('calculator_run')
      .where('deleted_at', '<', timestamp(clock, -restorable))
      .execute()
  })

/** Undoes a soft delete; idempotent. */
export async function restoreRun(db: WriteTransaction, id: string): Promise<RunRow> {
  await db.updateTable('calculator_run').set({ deleted_at: null }).where('id', '=', id).execute()
  return getRun(db, id)
}

const nameOfCreator = accountName('calculator_run.created_by').as('created_by_name')

export async function getRun(db: Database, id: string): Promise<RunRow> {
  const row = await db
    .selectFrom('calculator_run')
    .selectAll()
    .select(nameOfCreator)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

interface RunQuery {
  search?: string
  leadId?: string
  limit?: number
  after?: string
}

/** Last change first; `search` looks into the name and the company. */
export async function listRuns(
  store: Store,
  { search, leadId, limit, after }: RunQuery,
): Promise<Paginated<RunRow>> {
  let rows = store.db.selectFrom('calculator_run').where('deleted_at', 'is', null)
  if (search) rows = rows.where(contains(search, 'name', 'company_name'))
  if (leadId) rows = rows.where('lead_id', '=', leadId)
  return paginate(rows.selectAll().select(nameOfCreator), lastChangeFirst('calculator_run'), {
    limit,
    after,
  })
}
