import { useMemo } from 'react'
import { countryNames } from '@repo/platform/facts/countries.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { termWordsOf } from '../explain/terms-of-price-list.ts'
import { en as formWords } from '../messages/form/en.ts'
import { en as names } from '../messages/names/en.ts'
import { en as resultWords } from '../messages/result/en.ts'
import { en as terms } from '../messages/terms/en.ts'
import { restOfWorld } from '../model/country-row.ts'
import { type PriceList } from '../model/price-list.ts'
import type { Results } from '../model/results.ts'
import { monthsText } from '../result/format-result.ts'

export { formWords, names, resultWords }

/** The English texts of the explanations, for one version of the price list. */
export const useTerms = (priceList: PriceList) =>
  useMemo(() => termWordsOf(terms, names, priceList), [priceList])

const restOfWorldName = 'Rest of world'

/** Every country, with or without a country row; the rest of the world last. */
export const countries: readonly (readonly [code: string, name: string])[] = [
  ...countryNames('en-GB'),
  [restOfWorld, restOfWorldName],
]

const nameOfCountry = new Map(countries)

export const countryName = (code: string): string => nameOfCountry.get(code) ?? code

export const moneyText = (amount: number, currency: string) => formatMoney('en', amount, currency)

export const paybackText = ({ paybackMonths }: Pick<Results, 'paybackMonths'>): string =>
  monthsText('en', paybackMonths, resultWords)
