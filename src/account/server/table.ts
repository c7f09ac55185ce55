import type { DateLocale } from '#src/i18n/locales.ts'
import type { Role } from '../roles.ts'

export interface AccountTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: Role
  password_hash: string
  date_locale: DateLocale
  created_at: string
}

export interface SessionTable {
  /** SHA-256 of the token, in hex: a stolen table opens no session. */
  token_hash: string
  account_id: string
  created_at: string
  seen_at: string
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
  }
}
