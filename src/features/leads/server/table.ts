import type { Generated, Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { LeadState } from '../contract.ts'
import type { Industry, UseCase } from '../demo-form.ts'

export interface LeadTable {
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
  state: LeadState
  note: Generated<string | null>
  version: Generated<number>
  created_at: string
  updated_at: string
}

export type LeadRow = Selectable<LeadTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    lead: LeadTable
  }
}
