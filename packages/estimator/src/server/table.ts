import type { ColumnType, Selectable } from 'kysely'
import type { localeOf, Lang } from '@repo/platform/i18n/locales.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'

/** Of whichever version wrote it: `stored` reads it. */
type StoredJson = ColumnType<unknown, string, string>

/** Published versions; rows are immutable. */
interface RoiConstantsTable {
  version: number
  data: StoredJson
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
  data: ColumnType<unknown, string | null, string | null>
  updated_by: string | null
  updated_at: string | null
}

interface CalculatorRunTable {
  id: string
  name: string
  /** Copied from the input, for the search. */
  company_name: string
  locale: Stored<(typeof localeOf)[Lang]> | null
  /** As calculated: later versions of the price list do not change it. */
  estimate: StoredJson
  constants_version: number
  created_by: string
  lead_id: string | null
  created_at: string
  updated_at: string
  /** Soft delete: only `restoreRun` finds it. */
  deleted_at: string | null
}

export interface RunRow extends Selectable<CalculatorRunTable> {
  created_by_name: string | null
}
export type DraftRow = Selectable<RoiDraftTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    roi_constants: RoiConstantsTable
    roi_draft: RoiDraftTable
    calculator_run: CalculatorRunTable
  }
}
