import { sql } from 'kysely'
import { accountName } from '@repo/platform/account/server/accounts.ts'
import type { Paginated } from '@repo/platform/rest/page.ts'
import { day } from '@repo/platform/server/clock.ts'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import { orderBy, paginate } from '@repo/platform/server/database/page.ts'
import type { Database } from '@repo/platform/server/database/tables.ts'
import { nobody, type DemoRequestFilter, type DemoRequestSort } from '../contract.ts'
import { filteredFields } from '../fields.ts'
import { hasText } from './search.ts'
import type { DemoRequestRow } from './table.ts'

interface DemoRequestQuery extends DemoRequestFilter {
  search?: string | undefined
  sort?: DemoRequestSort | undefined
  limit?: number
  after?: string
}

const sortKeys = {
  updatedAt: { by: sql<string>`lead.updated_at`, type: 'time' },
  createdAt: { by: sql<string>`lead.created_at`, type: 'time' },
  company: { by: sql<string>`lead.sort_company` },
} as const

export const nameOfAssignee = accountName('lead.assignee_id').as('assignee_name')

/** Last change first unless sorted otherwise. */
export async function listDemoRequests(
  db: Database,
  { search, sort = '-updatedAt', limit, after, ...filter }: DemoRequestQuery,
): Promise<Paginated<DemoRequestRow>> {
  const { state, assignee, from, to } = filter
  let rows = db.selectFrom('lead')
  if (state) rows = rows.where('state', '=', state)
  else if (!search) rows = rows.where('state', '!=', 'doubtful')
  if (assignee)
    rows =
      assignee === nobody
        ? rows.where('assignee_id', 'is', null)
        : rows.where('assignee_id', '=', assignee)
  for (const name of filteredFields) if (filter[name]) rows = rows.where(name, '=', filter[name])
  if (from) rows = rows.where('created_at', '>=', startOf(from))
  if (to) rows = rows.where('created_at', '<', startOf(to, day))
  if (search) rows = rows.where(hasText(search))
  return paginate(rows.selectAll().select(nameOfAssignee), orderBy(sortKeys, sort), {
    limit,
    after,
  })
}

const startOf = (date: string, later = 0) => new Date(Date.parse(date) + later).toISOString()

/** How many were received on each day that has any, in UTC; `from` and `to` are the first and the last day. */
export async function demoRequestsByDay(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, number>> {
  const dayOfReceipt = isPostgres(db)
    ? sql<string>`to_char(lead.created_at at time zone 'UTC', 'YYYY-MM-DD')`
    : sql<string>`substr(lead.created_at, 1, 10)`
  const rows = await db
    .selectFrom('lead')
    .select([dayOfReceipt.as('day'), (eb) => eb.fn.countAll().as('count')])
    .where('created_at', '>=', startOf(from))
    .where('created_at', '<', startOf(to, day))
    .groupBy(dayOfReceipt)
    .execute()
  return new Map(rows.map((row) => [row.day, Number(row.count)]))
}
