import type { Lang } from '#src/i18n/locales.ts'
import type { PageWords } from '../messages/page/page-words.ts'
import type { VatWords } from '../messages/vat.ts'
import type { Prices } from '../model/prices.ts'

/** How the country was found. */
export type Origin = keyof PageWords['prices']['origins']

/** Props of the plan table in one language, serialised as JSON for the browser. */
export interface PricesProps {
  lang: Lang
  words: PageWords['prices']
  vat: VatWords
  /** URLs of the page and of the demo form. */
  action: string
  requestDemo: string
  /** The country for which the page is rendered. */
  country: string
  origin: Origin
  countries: readonly (readonly [code: string, name: string])[]
  /** The prices of all countries. */
  prices: readonly Prices[]
  /** Months over which rented hardware is paid. */
  rentalMonths: number
}
