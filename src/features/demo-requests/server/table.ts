import type { Generated, Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { DemoRequestState } from '../contract.ts'
import type { Industry, UseCase } from '../demo-form.ts'

export interface DemoRequestTable {
  id: string
  name: string
  email: string
  phone: string | null
  country: string
  company: string
  jobtitle: string | null
  industry: Industry | null
  subsector: string | null
  usecase: UseCase | null
  comments: string | null
  /** Of the page on which it was sent. */
  language: Lang | null
  state: DemoRequestState
  note: Generated<string | null>
  version: Generated<number>
  /** What search looks into, as `search.ts` writes it. */
  search_text: Generated<string>
  created_at: string
  updated_at: string
}

/** Keys of calls that have made a demo request (`idempotency.ts`). */
export interface DemoRequestKeyTable {
  key: string
  lead_id: string
  created_at: string
}

export type DemoRequestRow = Selectable<DemoRequestTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    lead: DemoRequestTable
    lead_key: DemoRequestKeyTable
  }
}
