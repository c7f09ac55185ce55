import { localeOf } from '#src/i18n/locales.ts'
import { csv, csvTime } from '#src/server/csv.ts'
import { demoRequestWords } from '../messages/words.ts'
import type { DemoRequestRow } from './table.ts'

const { form, industries, useCases } = demoRequestWords.en
const { labels } = form
const countries = new Intl.DisplayNames(localeOf.en, { type: 'region' })
const states = { new: 'New', contacted: 'Contacted', closed: 'Closed' }

type Column = [head: string, value: (row: DemoRequestRow) => string | null | undefined]

const columns: Column[] = [
  [labels.name, ({ name }) => name],
  [labels.email, ({ email }) => email],
  [labels.phone, ({ phone }) => phone],
  [labels.country, ({ country }) => countries.of(country)],
  [labels.company, ({ company }) => company],
  [labels.jobtitle, ({ jobtitle }) => jobtitle],
  [labels.industry, ({ industry }) => industry && industries[industry]],
  [labels.subsector, ({ subsector }) => subsector],
  [labels.usecase, ({ usecase }) => usecase && useCases[usecase]],
  [labels.comments, ({ comments }) => comments],
  ['State', ({ state }) => states[state]],
  ['Note', ({ note }) => note],
  ['Received (UTC)', ({ created_at }) => csvTime(created_at)],
]

/** For spreadsheets: the words of the form in place of keys. */
export const demoRequestsAsCsv = (rows: readonly DemoRequestRow[]): string =>
  csv(
    columns.map(([head]) => head),
    rows.map((row) => columns.map(([, value]) => value(row))),
  )
