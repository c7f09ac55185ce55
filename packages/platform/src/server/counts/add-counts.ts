import { advisoryLock } from '../database/advisory-lock.ts'
import type { WriteTransaction } from '../database/tables.ts'
import type { PageCountTable } from './table.ts'
import { other } from './visit.ts'

/** Hosts and campaigns that a day may have, on all servers together; the rarest are `other`. */
export const maxReferrers = 200
const maxCampaigns = 100
/** Rows of a day from which on it has fewer. */
const maxRows = 20_000
const fewNames = 20

/** Rows of one statement: SQLite takes 32,766 values. */
const chunk = 1_000

/** Adds to what is stored, whichever server counted it. */
export async function addCounts(
  db: WriteTransaction,
  counted: readonly PageCountTable[],
): Promise<void> {
  await advisoryLock(db, 'page counts')
  const byDay = Map.groupBy(counted, ({ day }) => day)
  for (const [day, rows] of byDay) {
    const bounded = summed(await within(db, day, rows))
    for (let start = 0; start < bounded.length; start += chunk)
      await add(db, bounded.slice(start, start + chunk))
  }
}

async function add(db: WriteTransaction, rows: PageCountTable[]): Promise<void> {
  await db
    .insertInto('page_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'page', 'language', 'referrer', 'campaign']).doUpdateSet((eb) => ({
        views: eb('page_count.views', '+', eb.ref('excluded.views')),
        requests: eb('page_count.requests', '+', eb.ref('excluded.requests')),
      })),
    )
    .execute()
}

/** The rows, with what the day has no room for as `other`: the names with the fewest views, stored ones too. */
async function within(
  db: WriteTransaction,
  day: string,
  rows: readonly PageCountTable[],
): Promise<PageCountTable[]> {
  const { stored } = await db
    .selectFrom('page_count')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const isFull = stored + rows.length > maxRows
  const afterReferrers = await withCommonest(db, day, rows, {
    column: 'referrer',
    max: isFull ? fewNames : maxReferrers,
  })
  return withCommonest(db, day, afterReferrers, {
    column: 'campaign',
    max: isFull ? fewNames : maxCampaigns,
  })
}

interface Bound {
  column: 'referrer' | 'campaign'
  max: number
}

/** The rows, and stored ones in their place, with the names of a column that are not among the commonest as `other`. */
async function withCommonest(
  db: WriteTransaction,
  day: string,
  rows: readonly PageCountTable[],
  { column, max }: Bound,
): Promise<PageCountTable[]> {
  const views = await viewsByName(db, day, column)
  const stored = new Set(views.keys())
  for (const row of rows)
    if (isName(row[column])) views.set(row[column], (views.get(row[column]) ?? 0) + row.views)
  if (views.size <= max) return [...rows]
  const byViews = [...views].toSorted(([, a], [, b]) => b - a)
  const rare = new Set(byViews.slice(max).map(([name]) => name))
  const replaced: PageCountTable[] = []
  const outdated = [...rare].filter((name) => stored.has(name))
  for (let start = 0; start < outdated.length; start += chunk)
    replaced.push(
      ...(await db
        .deleteFrom('page_count')
        .where('day', '=', day)
        .where(column, 'in', outdated.slice(start, start + chunk))
        .returningAll()
        .execute()),
    )
  return [...replaced, ...rows].map((row) =>
    rare.has(row[column]) ? { ...row, [column]: other } : row,
  )
}

const isName = (value: string) => value !== '' && value !== other

/** In the order of their names, so that of two with as many views the same one stays. */
async function viewsByName(
  db: WriteTransaction,
  day: string,
  column: Bound['column'],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('page_count')
    .select(`${column} as name`)
    .select((eb) => eb.fn.sum('views').as('views'))
    .where('day', '=', day)
    .where(column, 'not in', ['', other])
    .groupBy(column)
    .orderBy(column)
    .execute()
  return new Map(rows.map(({ name, views }) => [name, Number(views)]))
}

/** One row for each key: a statement may touch a stored row once. */
function summed(rows: readonly PageCountTable[]): PageCountTable[] {
  const sums = new Map<string, PageCountTable>()
  for (const row of rows) {
    const key = [row.page, row.language, row.referrer, row.campaign].join(' ')
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...row })
    else {
      sum.views += row.views
      sum.requests += row.requests
    }
  }
  return [...sums.values()]
}
