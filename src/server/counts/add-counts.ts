import { advisoryLock } from '../database/advisory-lock.ts'
import type { WriteTransaction } from '../database/tables.ts'
import type { PageCountTable } from './table.ts'
import { other } from './visit.ts'

/** Hosts and campaigns that a day may have, on all servers together; what follows is `other`. */
export const maxReferrers = 200
const maxCampaigns = 100
/** Rows of a day from which on hosts and campaigns are no longer told apart. */
const maxRows = 20_000

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

/** The rows, with what the day has no room for as `other`. */
async function within(
  db: WriteTransaction,
  day: string,
  rows: readonly PageCountTable[],
): Promise<PageCountTable[]> {
  const referrers = await knownOf(db, day, 'referrer')
  const campaigns = await knownOf(db, day, 'campaign')
  const { stored } = await db
    .selectFrom('page_count')
    .select((eb) => eb.fn.countAll<number>().as('stored'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const isFull = stored + rows.length > maxRows
  const fit = (known: Set<string>, max: number, value: string) => {
    if (value === '' || value === other) return value
    if (isFull || (!known.has(value) && known.size >= max)) return other
    known.add(value)
    return value
  }
  return rows.map((row) => ({
    ...row,
    referrer: fit(referrers, maxReferrers, row.referrer),
    campaign: fit(campaigns, maxCampaigns, row.campaign),
  }))
}

async function knownOf(
  db: WriteTransaction,
  day: string,
  column: 'referrer' | 'campaign',
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('page_count')
    .select(`${column} as name`)
    .distinct()
    .where('day', '=', day)
    .where(column, 'not in', ['', other])
    .execute()
  return new Set(rows.map(({ name }) => name))
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
