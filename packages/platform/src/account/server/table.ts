import type { ColumnType, Generated, Selectable } from 'kysely'
import type { DateLocale } from '#src/i18n/locales.ts'
import type { Stored } from '#src/rest/stored-option.ts'
import type { Role } from '../roles.ts'

export interface AccountTable {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: Stored<Role>
  /** Empty where no password has been set yet. */
  password_hash: string
  date_locale: Stored<DateLocale>
  /** False: disabled. */
  active: Generated<boolean>
  version: Generated<number>
  created_at: string
  updated_at: string
  /** In base32; absent: no second factor. */
  totp_secret: string | null
  /** Shown, but not yet confirmed by a code. */
  totp_pending: string | null
  /** The last interval whose code was used: no code works twice. */
  totp_step: number | null
}

export type AccountRow = Selectable<AccountTable>

export interface SessionTable {
  /** SHA-256 of the token, in hex: a stolen table opens no session. */
  token_hash: string
  /** Public id of the session, for lists. */
  id: string
  account_id: string
  /** Family of browser and system, such as `Firefox on Linux`. */
  agent: string | null
  created_at: string
  seen_at: string
}

export type SessionRow = Selectable<SessionTable>

/** Single-use secrets: invitations, password resets, and sign-ins that await the code. */
export interface AccountLinkTable {
  /** SHA-256 of the secret, in hex. */
  token_hash: string
  account_id: string
  /** `code`: the password was right, the second factor is due. */
  purpose: 'invite' | 'reset' | 'code'
  created_at: string
  ends_at: string
}

export interface RecoveryCodeTable {
  account_id: string
  /** SHA-256 of the code, in hex; 80 random bits need no slow hash. */
  code_hash: string
}

/** What the account has named of a list. */
interface SavedViewTable {
  id: string
  account_id: string
  list: string
  name: string
  /** The parameters of the list's address, as whichever version wrote them: `readSearch` reads them. */
  search: ColumnType<unknown, string, string>
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    account: AccountTable
    session: SessionTable
    account_link: AccountLinkTable
    recovery_code: RecoveryCodeTable
    saved_view: SavedViewTable
  }
}
