import type { Database } from '../database/tables.ts'
import type { PageCountTable } from './table.ts'

type Dimension = Exclude<keyof PageCountTable, 'views' | 'requests'>

interface Query {
  /** The first and the last day. */
  from: string
  to: string
  by: readonly Dimension[]
  limit: number
}

type CountRow = Partial<Pick<PageCountTable, Dimension>> & { views: number; requests: number }

/** What was counted on the days, summed over all that `by` does not name: the most viewed first, days in their order. */
export async function reportCounts(
  db: Database,
  { from, to, by, limit }: Query,
): Promise<CountRow[]> {
  const columns = [...new Set(by)]
  let query = db
    .selectFrom('page_count')
    .select(columns)
    .select((eb) => [
      eb.fn.sum<number>('views').as('views'),
      eb.fn.sum<number>('requests').as('requests'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(columns)
    .limit(limit)
  if (columns.includes('day')) query = query.orderBy('day')
  query = query.orderBy('views', 'desc').orderBy('requests', 'desc')
  for (const column of columns) if (column !== 'day') query = query.orderBy(column)
  return query.execute()
}
