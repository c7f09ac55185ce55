import { explain } from './estimate.ts'
import type { RoiInput } from './input.ts'
import type { ConstantKey } from './measures/constants.ts'
import type { PriceList } from './price-list.ts'
import { keysOf } from './records.ts'

interface SwingEnd {
  /** Of the constant. */
  value: number
  /** Payback with it; null: not reached. */
  months: number | null
}

export interface Swing {
  key: ConstantKey
  low: SwingEnd
  high: SwingEnd
}

/**
 * Payback with each constant alone at the least and at the greatest end of its range, greatest
 * effect first. A payback that is not reached counts as longer than any; equal effects stay in the
 * table's order, so those that do not enter this site's result come last. Fixed constants are left out.
 */
export function swings(input: RoiInput, priceList: PriceList): Swing[] {
  const keys = keysOf(priceList.constants)
  return keys
    .filter((key) => priceList.constants[key].range[0] !== priceList.constants[key].range[1])
    .map((key) => {
      const [low, high] = priceList.constants[key].range
      return { key, low: endOf(key, low), high: endOf(key, high) }
    })
    .sort((a, b) => compare(effectOf(b), effectOf(a)))

  function endOf(key: ConstantKey, value: number): SwingEnd {
    const constants = { ...priceList.constants, [key]: { ...priceList.constants[key], value } }
    const { paybackMonths } = explain(input, { ...priceList, constants }).results
    return { value, months: paybackMonths }
  }
}

/** In tenths of a month, as they are shown. */
function effectOf({ low, high }: Swing): number {
  if (low.months === high.months) return 0
  return Math.round(Math.abs((low.months ?? Infinity) - (high.months ?? Infinity)) * 10)
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
