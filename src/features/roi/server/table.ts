import type { ColumnType, Selectable } from 'kysely'
import type { localeOf, Lang } from '#src/i18n/locales.ts'
import type { Estimate } from '../model/estimate.ts'
import type { PriceListData } from '../price-list-schema.ts'

type Json<T> = ColumnType<T, string, string>

/** Published versions; none is ever changed. */
interface RoiConstantsTable {
  version: number
  data: Json<PriceListData>
  published_at: string
  /** Id of the account; absent: came with the software. */
  published_by: string | null
  note: string | null
}

/** One row, whose version rises with each change; without data there is no draft. */
interface RoiDraftTable {
  id: number
  version: number
  /** The published version on which the draft was begun. */
  base: number | null
  data: ColumnType<PriceListData | null, string | null, string | null>
  updated_by: string | null
  updated_at: string | null
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
  lead_id: string | null
  created_at: string
  updated_at: string
  /** Until it is erased, nothing but restoring it finds a deleted run. */
  deleted_at: string | null
}

export interface RunRow extends Selectable<CalculatorRunTable> {
  created_by_name: string | null
}
export type DraftRow = Selectable<RoiDraftTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    roi_constants: RoiConstantsTable
    roi_draft: RoiDraftTable
    calculator_run: CalculatorRunTable
  }
}
