import { displayNames } from '@repo/platform/i18n/display-names.ts'
import type { CsvSeparator } from '@repo/platform/rest/page.ts'
import { csv, csvTime } from '@repo/platform/server/csv.ts'
import { exportHeads } from '../fact-names.ts'
import { demoRequestWords } from '../messages/words.ts'
import type { DemoRequestRow } from './table.ts'
import type { notesOf } from './timeline.ts'

const { form, industries, useCases } = demoRequestWords.en
const { labels } = form
const states = { new: 'New', contacted: 'Contacted', closed: 'Closed', doubtful: 'Doubtful' }

interface Exported extends DemoRequestRow {
  notes: string
}

type Column = [head: string, value: (row: Exported) => string | null | undefined]

const columns: Column[] = [
  [labels.name, ({ name }) => name],
  [labels.email, ({ email }) => email],
  [labels.phone, ({ phone }) => phone],
  [labels.country, ({ country }) => displayNames('en', 'region').of(country)],
  [labels.company, ({ company }) => company],
  [labels.jobtitle, ({ jobtitle }) => jobtitle],
  [labels.industry, ({ industry }) => industry && industries[industry]],
  [labels.subsector, ({ subsector }) => subsector],
  [labels.usecase, ({ usecase }) => usecase && useCases[usecase]],
  [labels.comments, ({ comments }) => comments],
]

/** In the order of `exportHeads`. */
const handling = ({ state, assignee_name, notes, created_at }: Exported) => [
  states[state],
  assignee_name,
  notes,
  csvTime(created_at),
]

/** For spreadsheets: the words of the form in place of keys; `notes` are those of all. */
export function demoRequestsAsCsv(
  rows: readonly DemoRequestRow[],
  notes: Awaited<ReturnType<typeof notesOf>>,
  separator?: CsvSeparator,
): string {
  const byRequest = Map.groupBy(notes, ({ lead_id }) => lead_id)
  const exported = rows.map((row) => ({
    ...row,
    notes: (byRequest.get(row.id) ?? [])
      .map(({ at, by, value }) => `${csvTime(at)} ${by ?? 'unknown'}: ${value}`)
      .join('\n'),
  }))
  return csv(
    [...columns.map(([head]) => head), ...exportHeads],
    exported.map((row) => [...columns.map(([, value]) => value(row)), ...handling(row)]),
    separator,
  )
}
