import type { CsvSeparator } from '@repo/platform/rest/page.ts'
import { csv, csvTime } from '@repo/platform/server/csv.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { exportHeads } from '../fact-names.ts'
import { fieldsIn } from '../fields.ts'
import { fieldLabels, valueText } from '../messages/english.ts'
import { stateNames } from '../messages/state-names.ts'
import type { DemoRequestRow } from './table.ts'
import type { notesOf } from './timeline.ts'

const exported = fieldsIn('export')

/** For spreadsheets: the words of the form in place of keys; `notes` are those of all. */
export function demoRequestsAsCsv(
  rows: readonly DemoRequestRow[],
  notes: Awaited<ReturnType<typeof notesOf>>,
  separator?: CsvSeparator,
): string {
  const byRequest = Map.groupBy(notes, ({ lead_id }) => lead_id)
  const notesAbout = ({ id }: DemoRequestRow) =>
    (byRequest.get(id) ?? [])
      .map(({ at, by, value }) => `${csvTime(at)} ${by ?? 'unknown'}: ${value}`)
      .join('\n')
  return csv(
    [...exported.map((name) => fieldLabels[name]), ...exportHeads],
    rows.map((row) => [
      ...exported.map((name) => valueText(name, row[name])),
      optionName(stateNames, row.state),
      row.assignee_name,
      notesAbout(row),
      csvTime(row.created_at),
    ]),
    separator,
  )
}
