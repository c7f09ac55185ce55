import type { Config } from '#src/server/config.ts'
import { dateLocales, localeOf } from '#src/i18n/locales.ts'
import { isOption } from '#src/rest/stored-option.ts'
import type { Account } from '../contract.ts'
import type { Session } from '../sessions-contract.ts'
import type { User } from '../users-contract.ts'
import { lacksSecondFactor, permissionsNow } from './permissions.ts'
import type { AccountRow, SessionRow } from './table.ts'

export function presentAccount(config: Config, row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    permissions: [...permissionsNow(config, row)],
    dateLocale: isOption(dateLocales, row.date_locale) ? row.date_locale : localeOf.en,
    ...(lacksSecondFactor(config, row) && { lacksSecondFactor: true as const }),
  }
}

function stateOf({ active, password_hash: passwordHash }: AccountRow): User['state'] {
  if (!active) return 'disabled'
  return passwordHash ? 'active' : 'invited'
}

export function presentUser(row: AccountRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    state: stateOf(row),
    secondFactor: row.totp_secret !== null,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** `current`: the token hash of the caller's session. */
export function presentSession(row: SessionRow, current: string): Session {
  return {
    id: row.id,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    current: row.token_hash === current,
    agent: row.agent,
  }
}
