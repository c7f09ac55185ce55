import type { RoiInput } from './input.ts'
import type { ConstantKey } from './measures/constants.ts'
import { countryRow, valuesOf, type PriceList } from './price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import type { Quantities } from './quantities.ts'
import { resultsOf } from './results.ts'
import { termsOf } from './terms.ts'

interface SwingEnd {
  /** Value of the constant. */
  value: number
  /** Payback with it; null: not reached. */
  months: number | null
}

export interface Sensitivity {
  key: ConstantKey
  low: SwingEnd
  high: SwingEnd
}

/**
 * The payback with each constant alone at the minimum and at the maximum of its range, greatest
 * effect first. A payback that is not reached counts as longer than any; equal effects keep the
 * order of the price list, so that constants without an effect on this site come last. Fixed
 * constants are left out.
 */
export function sensitivities(
  input: RoiInput,
  priceList: PriceList,
  quantities?: Quantities,
): Sensitivity[] {
  const keys = keysOf(priceList.constants)
  const row = countryRow(priceList, input.country)
  const values = valuesOf(priceList)
  return keys
    .filter((key) => priceList.constants[key].range[0] !== priceList.constants[key].range[1])
    .map((key) => {
      const [low, high] = priceList.constants[key].range
      return { key, low: endOf(key, low), high: endOf(key, high) }
    })
    .sort((a, b) => compare(effectOf(b), effectOf(a)))

  function endOf(key: ConstantKey, value: number): SwingEnd {
    const site = { input, row, values: { ...values, [key]: value }, priceList, quantities }
    return { value, months: resultsOf(site, termsOf(site)).paybackMonths }
  }
}

/** In tenths of a month, as shown. */
function effectOf({ low, high }: Sensitivity): number {
  if (low.months === high.months) return 0
  return Math.round(Math.abs((low.months ?? Infinity) - (high.months ?? Infinity)) * 10)
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
