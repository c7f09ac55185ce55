import type { Lang } from '@repo/platform/i18n/locales.ts'
import { roiNames } from '../messages/names/words.ts'
import { termsWords as termDictionaries } from '#words/index.ts'
import { perPriceList, type PriceList } from '../model/price-list.ts'
import { termWordsOf, type TermWords } from './terms-of-price-list.ts'

export type { TermWords } from './terms-of-price-list.ts'

/**
 * The texts of the explanations for one version of the price list. Server only: it imports all
 * languages.
 */
export const termWordsFor = (lang: Lang, priceList: PriceList): TermWords =>
  termWordsIn(priceList, lang)

const termWordsIn = perPriceList((priceList, lang: Lang) =>
  termWordsOf(termDictionaries[lang], roiNames[lang], priceList),
)
