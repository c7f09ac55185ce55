import type { Lang } from '#src/i18n/locales.ts'
import type { PageWords } from '../messages/page/page-words.ts'
import type { VatWords } from '../messages/vat.ts'
import type { Prices } from '../model/prices.ts'

/** What the country was taken from. */
export type Origin = keyof PageWords['prices']['origins']

/** Everything that the plan table shows, ready in its language: it crosses to the browser as JSON. */
export interface PricesProps {
  lang: Lang
  words: PageWords['prices']
  vat: VatWords
  /** Addresses of the page and of the demo form. */
  action: string
  requestDemo: string
  /** For which the page was drawn. */
  country: string
  origin: Origin
  countries: readonly (readonly [code: string, name: string])[]
  /** Of all of them. */
  prices: readonly Prices[]
  /** Over which rented hardware is paid. */
  rentalMonths: number
}
