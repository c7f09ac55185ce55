import { searchParser, textIn, type ListSearch } from '@repo/platform/admin/table/list-search.ts'
import { demoRequestSorts, demoRequestStates, type DemoRequestSort } from '../contract.ts'
import { useCases } from '../demo-form.ts'

/** The days of a period, by its name in the address. */
const periods = { week: 7, month: 30, quarter: 90, year: 365 } as const

export const periodNames = {
  week: 'Received: 7 days',
  month: 'Received: 30 days',
  quarter: 'Received: 90 days',
  year: 'Received: a year',
} as const satisfies Record<keyof typeof periods, string>

const filters = {
  state: demoRequestStates,
  usecase: useCases,
  period: ['week', 'month', 'quarter', 'year'],
  sort: demoRequestSorts,
} as const

export interface DemoRequestsSearch extends ListSearch<typeof filters> {
  /** The id of an account, or `none`. */
  assignee?: string
  country?: string
}

const parse = searchParser(filters)

export function parseDemoRequestsSearch(raw: Record<string, unknown>): DemoRequestsSearch {
  const assignee = textIn(raw['assignee'], 64)
  const country = textIn(raw['country'], 2)
  return {
    ...parse(raw),
    ...(assignee && { assignee }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  }
}

const dayMs = 86_400_000

/** What the server is asked for: without a sort of its own the newest first. */
export function queryOf({ period, sort = '-createdAt', ...rest }: DemoRequestsSearch) {
  const days = period && periods[period]
  const from = days && new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
  return { ...rest, sort, ...(from && { from }) }
}

export const reverseOf = (sort: DemoRequestSort): DemoRequestSort =>
  demoRequestSorts.find((one) => one === (sort.startsWith('-') ? sort.slice(1) : `-${sort}`))!
