import type { RoiInput } from './input.ts'
import { moneyInputs, type MoneyKey } from './measures/inputs.ts'

/** The amounts of a site in another currency. */
export const convertedAmounts = (input: RoiInput, rate: number): Pick<RoiInput, MoneyKey> =>
  Object.fromEntries(moneyInputs.map((key) => [key, input[key] * rate])) as Pick<RoiInput, MoneyKey>
