import { createContext } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { PriceList } from '../model/price-list.ts'

/** The countries of the price list, named in the page's language. */
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

/** Context only for open rows: a closed row must not rerender when an input changes. */
export const BasisContext = createContext<Basis | undefined>(undefined)
