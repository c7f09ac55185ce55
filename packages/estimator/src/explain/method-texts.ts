import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { methodWords } from '#words/index.ts'
import { constantMeasures } from '../model/measures/constants.ts'
import { portfolioFees } from '../model/portfolio.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'
import { countryName } from './country-names.ts'
import { constantText, rangeText } from './term-formatter.ts'
import { termWordsFor } from './term-words.ts'
import { isMoney } from './units.ts'

export interface MethodTexts {
  /** Whose amounts they are. */
  amounts: string
  /** Of the sites behind the stated average. */
  fees: string
  perTruck: string
  /** Amounts by constant, their ranges under the constant with `Range`. */
  [key: string]: string
}

/** What the method says differently in each country, by the names of `data-text`. Server only. */
export function methodTexts(priceList: PriceList, lang: Lang, country: string): MethodTexts {
  const row = countryRow(priceList, country)
  const { currency, fx } = row
  const words = termWordsFor(lang, priceList)
  const constants = keysOf(constantMeasures).filter(isMoney)
  const entries = constants.flatMap((key): [string, string | undefined][] => [
    [key, constantText(lang, key, priceList.constants[key].value, { row })],
    [`${key}Range`, rangeText(lang, key, { priceList, row }, words)],
  ])
  return {
    ...Object.fromEntries(entries.filter(([, text]) => text !== undefined)),
    amounts: fillIn(methodWords[lang].amounts, { country: countryName(lang, country), currency }),
    fees: formatMoney(lang, portfolioFees.fixed * fx, currency),
    perTruck: formatMoney(lang, portfolioFees.perTruck * fx, currency),
  }
}
