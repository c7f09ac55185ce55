import type { Selectable } from 'kysely'
import type { Account } from '../contract.ts'
import { permissionsOf } from '../roles.ts'
import type { AccountTable } from './table.ts'

export function presentAccount(row: Selectable<AccountTable>): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    permissions: [...permissionsOf[row.role]],
    dateLocale: row.date_locale,
  }
}
