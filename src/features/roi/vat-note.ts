import type { Lang } from '#src/i18n/locales.ts'
import type { vatWords } from './messages/vat.ts'
import type { Prices } from './model/prices.ts'

export type VatWords = (typeof vatWords)[Lang]

/** What the prices of a country leave out. */
export function vatNote({ country, vatRate }: Prices, words: VatWords): string {
  if (vatRate !== null) return words.vat
  return country === 'US' ? words.salesTax : words.localTax
}
