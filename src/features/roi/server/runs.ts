import { sql } from 'kysely'
import type { Page } from '#src/rest/page.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { contains } from '#src/server/database/contains.ts'
import { comesAfter, inOrder, toPage, type Order } from '#src/server/database/keyset.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Write } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/problem-error.ts'
import { newId } from '#src/server/id.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RunRow } from './table.ts'

interface NewRun {
  estimate: Estimate
  locale: RunRow['locale']
  createdBy: string
}

/** Named after the company until somebody renames it. */
export function createRun(
  db: Write,
  clock: Clock,
  { estimate, locale, createdBy }: NewRun,
): Promise<RunRow> {
  const now = timestamp(clock)
  const { companyName } = estimate.input
  return db
    .insertInto('calculator_run')
    .values({
      id: newId(clock.now().getTime()),
      name: companyName,
      company_name: companyName,
      locale,
      estimate: JSON.stringify(estimate),
      constants_version: estimate.constantsVersion,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function renameRun(
  db: Write,
  clock: Clock,
  { id, name }: { id: string; name: string },
): Promise<RunRow> {
  const row = await db
    .updateTable('calculator_run')
    .set({ name, updated_at: timestamp(clock) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function removeRun(db: Write, id: string): Promise<{ id: string }> {
  const { numDeletedRows } = await db
    .deleteFrom('calculator_run')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!numDeletedRows) throw notFound()
  return { id }
}

export async function getRun(store: Store, id: string): Promise<RunRow> {
  const row = await store.db
    .selectFrom('calculator_run')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const lastChanged: Order = { by: sql`calculator_run.updated_at`, descending: true }

interface RunQuery {
  search?: string
  limit?: number
  after?: string
}

/** Last change first; `search` looks into the name and the company. */
export async function listRuns(
  store: Store,
  { search, limit, after }: RunQuery,
): Promise<Page<RunRow>> {
  let rows = store.db.selectFrom('calculator_run')
  if (search)
    rows = rows.where((eb) => eb.or(['name', 'company_name'].map((c) => contains(c, search))))
  const { total } = await rows
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let wanted = rows.selectAll().orderBy(inOrder(lastChanged))
  if (after) wanted = wanted.where(comesAfter({ ...lastChanged, table: 'calculator_run', after }))
  if (limit) wanted = wanted.limit(limit + 1)
  return toPage(await wanted.execute(), limit, total)
}
