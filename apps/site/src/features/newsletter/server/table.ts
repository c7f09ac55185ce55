import type { Selectable } from 'kysely'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { SubscriptionState } from '../contract.ts'

export interface SubscriptionTable {
  id: string
  /** The address in lower case. */
  email: string
  /** The language of the page on which the visitor subscribed. */
  language: Lang | null
  state: Stored<SubscriptionState>
  created_at: string
  updated_at: string
  /** The time of the last confirmation; null while one is pending. */
  confirmed_at: string | null
  /** The time when the last confirmation link was added to the outbox. */
  mailed_at: string | null
}

/** Tokens of the links in emails; only the email contains the token itself. */
export interface SubscriptionTokenTable {
  token_hash: string
  subscription_id: string
  purpose: 'confirm' | 'unsubscribe'
  expires_at: string | null
}

/** The consent record: each change of state, with the displayed wording. */
export interface SubscriptionEventTable {
  id: string
  subscription_id: string
  at: string
  state: Stored<SubscriptionState>
  /** The version of the wording beside the form; null without a consent. */
  wording: string | null
  language: Lang | null
  /** Path of the page; null where another program called. */
  page: string | null
}

/** A suppressed address, stored only as a keyed hash. */
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
