import type { ColumnType, Selectable } from 'kysely'
import type { LedgerKey } from '@repo/platform/facts/ledger.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** What is documented of a figure or a tender's question; names and figures are code (`facts/`). */
interface ClaimTable {
  id: LedgerKey
  condition: string | null
  method: string | null
  date: string | null
  owner: string | null
  /** For readers: what stands behind the figure, or the answer. */
  note: ColumnType<Partial<Record<Lang, string>>, string, string>
  /** The file that proves it; visitors can open that of an answer. */
  file_id: string | null
  /** Millimetres of a device, all three or none. */
  width: number | null
  height: number | null
  depth: number | null
  version: number
  updated_at: string
}

export type ClaimRow = Selectable<ClaimTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    claim: ClaimTable
  }
}
