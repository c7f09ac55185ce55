import { useMemo } from 'react'
import { countryNames } from '@repo/platform/facts/countries.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { termWordsOf } from '../explain/terms-of-price-list.ts'
import formWords from '#words/form/en.json' with { type: 'json' }
import facts from '@repo/platform/words/facts/en.json' with { type: 'json' }
import ownNames from '#words/names/en.json' with { type: 'json' }
import resultWords from '#words/result/en.json' with { type: 'json' }
import terms from '#words/terms/en.json' with { type: 'json' }
import { restOfWorld } from '../model/country-row.ts'
import { type PriceList } from '../model/price-list.ts'
import type { Results } from '../model/results.ts'
import { namesOf } from '../messages/names/names-of.ts'
import { monthsText } from '../result/format-result.ts'

export { formWords, resultWords }

export const names = namesOf(ownNames, facts)

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
