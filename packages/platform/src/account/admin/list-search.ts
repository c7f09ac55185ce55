import { searchParser, textIn, type ListSearch } from '#src/admin/table/list-search.ts'
import { auditTypeNames, type AuditType } from '../audit-contract.ts'
import { roles } from '../roles.ts'

export const parseUsersSearch = searchParser({ role: roles })

export const auditWriters = ['staff', 'visitors', 'all'] as const
export const auditPeriods = ['today', 'week', 'month', 'year'] as const

/** The days of a period before today. */
const daysBefore = { today: 0, week: 6, month: 29, year: 364 } as const

const filters: {
  by: typeof auditWriters
  type: readonly AuditType[]
  period: typeof auditPeriods
} = { by: auditWriters, type: auditTypeNames, period: auditPeriods }
const parseSearch = searchParser(filters)

type Parsed = ListSearch<typeof filters>

/** Undefined takes a filter away. */
export type AuditSearch = { [Name in keyof Parsed]: Parsed[Name] | undefined } & {
  /** Id of an account. */
  account?: string | undefined
  /** Method and path of an endpoint. */
  call?: string | undefined
}

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const account = textIn(raw['account'], 64)
  const call = textIn(raw['call'], 200)
  return { ...parseSearch(raw), ...(account && { account }), ...(call && { call }) }
}

const dayMs = 86_400_000

/** What the server is asked for: without a choice, what staff have done. */
export function queryOf({ by, period, account, ...rest }: AuditSearch) {
  const from =
    period && new Date(Date.now() - daysBefore[period] * dayMs).toISOString().slice(0, 10)
  const writers = by ?? (account ? 'all' : 'staff')
  return {
    ...rest,
    ...(account && { account }),
    ...(writers !== 'all' && { by: writers }),
    ...(from && { from }),
  }
}
