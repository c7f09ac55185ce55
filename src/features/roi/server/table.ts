import type { ColumnType, Selectable } from 'kysely'
import type { localeOf, Lang } from '#src/i18n/locales.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'

type Json<T> = ColumnType<T, string, string>

/** Published versions; none is ever changed. */
interface RoiConstantsTable {
  version: number
  data: Json<Omit<RoiTable, 'version'>>
  published_at: string
}

interface CalculatorRunTable {
  id: string
  name: string
  /** For the search; the input has it too. */
  company_name: string
  locale: (typeof localeOf)[Lang] | null
  /** As it was answered: later prices change nothing in it. */
  estimate: Json<Estimate>
  constants_version: number
  created_by: string
  created_at: string
  updated_at: string
}

export type RunRow = Selectable<CalculatorRunTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    roi_constants: RoiConstantsTable
    calculator_run: CalculatorRunTable
  }
}
