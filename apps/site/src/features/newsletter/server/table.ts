import type { Selectable } from 'kysely'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { SubscriptionState } from '../contract.ts'

export interface SubscriptionTable {
  id: string
  /** In lower case. */
  email: string
  /** Of the page on which it was asked for. */
  language: Lang | null
  state: Stored<SubscriptionState>
  created_at: string
  updated_at: string
  /** Of the last confirmation; null while one is pending. */
  confirmed_at: string | null
  /** When the last link to confirm was put into the outbox. */
  mailed_at: string | null
}

/** Tokens of the links in mails; the token itself is in the mail only. */
export interface SubscriptionTokenTable {
  token_hash: string
  subscription_id: string
  purpose: 'confirm' | 'unsubscribe'
  expires_at: string | null
}

/** The consent record: each change of state, with the wording that was shown. */
export interface SubscriptionEventTable {
  id: string
  subscription_id: string
  at: string
  state: Stored<SubscriptionState>
  /** Version of the wording beside the form; null where nothing was consented to. */
  wording: string | null
  language: Lang | null
  /** Path of the page; null where another program called. */
  page: string | null
}

/** An address that gets no newsletter, known by its keyed hash alone. */
export interface SuppressedAddressTable {
  hash: string
  created_at: string
}

export type SubscriptionRow = Selectable<SubscriptionTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    subscription: SubscriptionTable
    subscription_token: SubscriptionTokenTable
    subscription_event: SubscriptionEventTable
    suppressed_address: SuppressedAddressTable
  }
}
