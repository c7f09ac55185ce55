import type { Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Subscription } from '../contract.ts'

export interface SubscriptionTable {
  id: string
  /** In lower case. */
  email: string
  /** Of the page on which it was asked for. */
  language: Lang | null
  state: Subscription['state']
  created_at: string
  updated_at: string
}

export type SubscriptionRow = Selectable<SubscriptionTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    subscription: SubscriptionTable
  }
}
