import type { Permission } from '#src/rest/permission.ts'
import type { Config } from '#src/server/config.ts'
import { valueFor } from '#src/rest/stored-option.ts'
import { permissionsOf } from '../roles.ts'
import type { AccountRow } from './table.ts'

type Demand = Pick<Config, 'SECOND_FACTOR'>

/** Whether one is demanded that the account has yet to set up. */
export const lacksSecondFactor = (
  { SECOND_FACTOR }: Demand,
  { totp_secret }: Pick<AccountRow, 'totp_secret'>,
): boolean => SECOND_FACTOR === 'required' && totp_secret === null

/** What an account may do now: its role's, once it has what is demanded; of an unknown role nothing. */
export const permissionsNow = (
  demand: Demand,
  row: Pick<AccountRow, 'role' | 'totp_secret'>,
): readonly Permission[] =>
  (!lacksSecondFactor(demand, row) && valueFor(permissionsOf, row.role)) || []
