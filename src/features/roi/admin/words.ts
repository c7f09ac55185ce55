import { useMemo } from 'react'
import { termWordsOf } from '../explain/terms-of-price-list.ts'
import { en as names } from '../messages/names/en.ts'
import { en as terms } from '../messages/terms/en.ts'
import type { PriceList } from '../model/price-list.ts'

export { en as formWords } from '../messages/form/en.ts'
export { en as resultWords } from '../messages/result/en.ts'
export { names }

/** The words of the explanations for one version of the prices, in English. */
export const useTerms = (priceList: PriceList) =>
  useMemo(() => termWordsOf(terms, names, priceList), [priceList])
