import { createContext } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { PriceList } from '../model/price-list.ts'

/** Of the price list, named in the page's language. */
export type Countries = readonly (readonly [code: string, name: string])[]

export const countryName = (countries: Countries, code: string): string =>
  countries.find(([known]) => known === code)?.[1] ?? code

interface Basis {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  terms: TermWords
  countries: Countries
}

/** For what is open only: a closed row must not be rendered again because an input has changed. */
export const BasisContext = createContext<Basis | undefined>(undefined)
