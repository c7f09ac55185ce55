import { csv } from '#src/server/csv.ts'
import type { DemoRequestRow } from './table.ts'

const fields = [
  'name',
  'email',
  'phone',
  'country',
  'company',
  'jobtitle',
  'industry',
  'subsector',
  'usecase',
  'comments',
  'state',
  'note',
] as const

/** With the keys of the API as header, so that programs can read it too. */
export const demoRequestsAsCsv = (rows: readonly DemoRequestRow[]): string =>
  csv(
    [...fields, 'received'],
    rows.map((row) => [...fields.map((field) => row[field]), row.created_at]),
  )
