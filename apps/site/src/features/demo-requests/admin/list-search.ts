import { searchParser, textIn, type ListSearch } from '@repo/platform/admin/table/list-search.ts'
import { demoRequestSorts, type DemoRequestSort } from '../contract.ts'
import { demoRequestStates } from '../states.ts'
import { fieldOf, filteredFields, type ChoiceField, type OptionOf } from '../fields.ts'

/** The days of a period, by its name in the address. */
const periods = { week: 7, month: 30, quarter: 90, year: 365 } as const

export const periodNames = {
  week: 'Last 7 days',
  month: 'Last 30 days',
  quarter: 'Last 90 days',
  year: 'Last 365 days',
} as const satisfies Record<keyof typeof periods, string>

const filters = {
  state: demoRequestStates,
  period: ['week', 'month', 'quarter', 'year'],
  sort: demoRequestSorts,
} as const

type Filtered = (typeof filteredFields)[number]
type ChosenOptions = { [K in Filtered & ChoiceField]?: OptionOf<K> }

export interface DemoRequestsSearch extends ListSearch<typeof filters>, ChosenOptions {
  /** The id of an account, or `none`. */
  assignee?: string
  country?: string
}

const optionsOfFields = Object.fromEntries(
  filteredFields.flatMap((name) => {
    const field = fieldOf(name)
    return field.control === 'choice' ? [[name, field.options]] : []
  }),
)
const parseOptions = searchParser(optionsOfFields)
const parse = searchParser(filters)

export function parseDemoRequestsSearch(raw: Record<string, unknown>): DemoRequestsSearch {
  const assignee = textIn(raw['assignee'], 64)
  const country = textIn(raw['country'], 2)
  return {
    ...(parseOptions(raw) as ChosenOptions),
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
