import type { VatWords } from '#words/index.ts'
import type { Prices } from '../model/prices.ts'

/** What the prices of a country leave out. */
export function vatNote({ country, vatRate }: Prices, words: VatWords): string {
  if (vatRate !== null) return words.vat
  return country === 'US' ? words.salesTax : words.localTax
}
