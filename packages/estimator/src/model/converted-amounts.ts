import type { RoiInput } from './input.ts'
import { moneyInputs, type MoneyKey } from './measures/inputs.ts'
import { recordOf } from '@repo/platform/values/records.ts'

/** The amounts of a site in another currency. */
export const convertedAmounts = (input: RoiInput, rate: number): Pick<RoiInput, MoneyKey> =>
  recordOf(moneyInputs, (key) => input[key] * rate)
