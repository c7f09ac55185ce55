import { countryNames } from '#src/facts/countries.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { restOfWorld } from '../model/price-list.ts'
import type { Results } from '../model/results.ts'
import { monthsText } from '../result/format-result.ts'
import { resultWords } from './words.ts'

const restOfWorldName = 'Rest of world'

/** Every country, those without prices of their own too; the rest of the world last. */
export const countries: readonly (readonly [code: string, name: string])[] = [
  ...countryNames('en-GB'),
  [restOfWorld, restOfWorldName],
]

const names = new Map(countries)

export const countryName = (code: string): string => names.get(code) ?? code

export const moneyText = (amount: number, currency: string) => formatMoney('en', amount, currency)

export const paybackText = ({ paybackMonths }: Pick<Results, 'paybackMonths'>): string =>
  monthsText('en', paybackMonths, resultWords)
