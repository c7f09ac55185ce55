import type { Generated, Selectable } from 'kysely'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { DemoRequestState } from '../states.ts'
import type { FieldValues } from '../fields.ts'

/** Its columns for the fields are those of `fields.ts`. */
export interface DemoRequestTable extends FieldValues {
  id: string
  /** Of the page on which it was sent. */
  language: Lang | null
  state: Stored<DemoRequestState>
  /** The account that handles it. */
  assignee_id: string | null
  version: Generated<number>
  /** What search looks into, as `search.ts` writes it. */
  search_text: Generated<string>
  /** The company as it is compared, to sort by. */
  sort_company: Generated<string>
  created_at: string
  updated_at: string
}

/** What staff have done with a demo request: rows are never changed. */
export interface DemoRequestEventTable {
  id: string
  lead_id: string
  at: string
  /** Null: not known. The account may be gone. */
  account_id: string | null
  kind: Stored<'note' | 'state' | 'assignee' | 'reply'>
  /** The text of a note, the new state, or the id of who handles it from then on; null for a reply. */
  value: string | null
}

/** Keys of calls that have made a demo request (`idempotency.ts`). */
export interface DemoRequestKeyTable {
  key: string
  lead_id: string
  /** Of the input. Null: not known, or erased. */
  fingerprint: string | null
  created_at: string
}

export interface DemoRequestRow extends Selectable<DemoRequestTable> {
  assignee_name: string | null
}

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    lead: DemoRequestTable
    lead_event: DemoRequestEventTable
    lead_key: DemoRequestKeyTable
  }
}
