import { benefitOf } from './breakdown.ts'
import { calculate, type Estimate } from './estimate.ts'
import type { RoiInput } from './input.ts'
import { isNumberKey, type NumberKey } from './measures/inputs.ts'
import type { PriceList } from './price-list.ts'

/** From this share of the benefit or of the investment on, an assumed value is named beside the result. */
export const namedShare = 0.1

/** Half and whole differ by as much as half and nothing, where an effect is proportional. */
const halves = 2

const half = (value: number) => value / 2

/** The assumed values that carry more than the named share, the greatest first. */
export function carriedBy(
  { input, quantities, defaultsUsed, results }: Estimate,
  priceList: PriceList,
  derived: readonly NumberKey[] = [],
): NumberKey[] {
  const benefit = benefitOf(results)
  const shareOf = (key: NumberKey, change: Partial<RoiInput>, times: number) => {
    const other = calculate({ ...input, ...change }, priceList, { quantities }).results
    const parts = [
      benefit > 0 ? (benefit - benefitOf(other)) / benefit : 0,
      (results.investment - other.investment) / results.investment,
    ]
    return { key, share: times * Math.max(...parts.map(Math.abs)) }
  }
  const defaults = defaultsUsed.filter(isNumberKey).filter((key) => input[key] > 0)
  const isPair = derived.length > 0
  const shares = [
    ...defaults.map((key) => shareOf(key, { [key]: half(input[key]) }, halves)),
    // Without their number the aisles have no length either.
    ...(isPair ? [shareOf('aisles', { aisles: 0, aisleLength: 0 }, 1)] : []),
  ]
  return shares
    .filter(({ share }) => share > namedShare)
    .toSorted((a, b) => b.share - a.share)
    .map(({ key }) => key)
}
