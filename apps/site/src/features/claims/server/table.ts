import type { ColumnType, Selectable } from 'kysely'
import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

/** What is documented of a figure; value and wording are code (`facts/`). */
interface ClaimTable {
  id: ClaimKey
  condition: string | null
  method: string | null
  date: string | null
  owner: string | null
  note: ColumnType<Partial<Record<Lang, string>>, string, string>
  version: number
  updated_at: string
}

export type ClaimRow = Selectable<ClaimTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    claim: ClaimTable
  }
}
