import { displayNames } from '@repo/platform/i18n/display-names.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { vatWords } from '#words/index.ts'
import { restOfWorld } from '../model/country-row.ts'
import { perPriceList } from '../model/price-list.ts'

export function countryName(lang: Lang, code: string): string {
  if (code === restOfWorld) return vatWords[lang].restOfWorld
  return displayNames(lang, 'region').of(code) ?? code
}

/** Every country with prices as [code, name], by name, the rest of the world last. */
export const pricedCountries = perPriceList(
  ({ countries }, lang: Lang): readonly [code: string, name: string][] => {
    const rank = (code: string) => Number(code === restOfWorld)
    const { compare } = new Intl.Collator(localeOf[lang])
    return countries
      .map(({ code }): [string, string] => [code, countryName(lang, code)])
      .sort((a, b) => rank(a[0]) - rank(b[0]) || compare(a[1], b[1]))
  },
)
