import type { RoiNames } from '../messages/names/words.ts'
import type { TermsWords as TermDictionary } from '#words/index.ts'
import type { CountryRow } from '../model/country-row.ts'
import { isShippedSource } from '../model/shipped-constants.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { PriceList } from '../model/price-list.ts'
import { keysOf } from '@repo/platform/values/records.ts'

type Reasons = Pick<TermDictionary, 'rows' | 'operatorBases'>

/** Notes on sources are absent where staff have changed the figures. */
export type TermWords = Omit<TermDictionary, keyof Reasons> & {
  [Kind in keyof Reasons]: Partial<Reasons[Kind]>
} & { names: RoiNames }

function keep<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  isTrue: (key: Key) => boolean,
): Partial<Record<Key, string>> {
  const kept: Partial<Record<Key, string>> = {}
  for (const key of keysOf(texts)) if (isTrue(key)) kept[key] = texts[key]
  return kept
}

/** Whether the countries of the shipped price list are unchanged in these columns. */
const keeps =
  (...columns: (keyof CountryRow)[]) =>
  ({ countries }: PriceList): boolean =>
    shippedPriceList.countries.every((first) => {
      const row = countries.find(({ code }) => code === first.code)
      return !row || columns.every((column) => row[column] === first[column])
    })

const keepsPart = (part: 'weights' | 'industryFactors') => (priceList: PriceList) =>
  JSON.stringify(priceList[part]) === JSON.stringify(shippedPriceList[part])

const isAsShipped: Readonly<Record<keyof Reasons['rows'], (priceList: PriceList) => boolean>> = {
  fx: () => true,
  energyPrice: keeps('electricity', 'lpg', 'diesel'),
  gridCo2: keeps('gridCo2'),
  weights: keepsPart('weights'),
  industryFactor: keepsPart('industryFactors'),
}

/** Imports no dictionary, so that the back office loads one language only. */
export function termWordsOf(
  dictionary: TermDictionary,
  names: RoiNames,
  priceList: PriceList,
): TermWords {
  const { rows, operatorBases, ...words } = dictionary
  return {
    ...words,
    names,
    rows: keep(rows, (key) => isAsShipped[key](priceList)),
    operatorBases: keep(operatorBases, (key) =>
      isShippedSource(priceList.operatorBases[key], shippedPriceList.operatorBases[key]),
    ),
  }
}
