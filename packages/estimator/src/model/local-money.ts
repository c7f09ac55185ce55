import type { CountryRow } from './country-row.ts'
import { constantMeasures, constantsIn, type ConstantKey } from './measures/constants.ts'

const prices: ReadonlySet<ConstantKey> = new Set(constantsIn('prices'))

/** Our own prices: what they rest on is for the back office. */
export const isOwnPrice = (key: ConstantKey): boolean =>
  prices.has(key) && constantMeasures[key].unit === 'eur'

/**
 * By what a constant of the price list is multiplied in a country: amounts are in EUR, and are shown
 * in the country's currency; our own prices follow its index as well.
 */
export function localFactor(key: ConstantKey, { fx, priceIndex }: CountryRow): number {
  const { unit } = constantMeasures[key]
  if (unit !== 'eur' && unit !== 'money') return 1
  return isOwnPrice(key) ? fx * priceIndex : fx
}
