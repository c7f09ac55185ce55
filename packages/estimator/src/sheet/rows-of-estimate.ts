import { sheetWords, termsWords } from '#words/index.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { countryName } from '../explain/country-names.ts'
import { basisOf } from '../form/basis.ts'
import { fieldKeys } from '../form/fields.ts'
import { parseFields, withPlaceholderName } from '../form/parse-fields.ts'
import { readLink } from '../form/read-link.ts'
import { roiNames } from '../messages/names/words.ts'
import { estimate } from '../model/estimate.ts'
import { resultGroups } from '../model/measures/results.ts'
import type { PriceList } from '../model/price-list.ts'
import {
  inputFigure,
  inputUnit,
  resultFigure,
  resultUnit,
  spacedUnit,
  type SheetData,
} from './figures.ts'

type Rows = readonly (readonly [name: string, value: string])[]

interface Published {
  priceList: PriceList
  /** ISO time, UTC. */
  publishedAt: string
}

/** The sheet of a shared estimate as rows of text; undefined where the link, or what it holds, cannot be read. */
export function rowsOfLink(
  lang: Lang,
  fragment: string,
  { priceList, publishedAt }: Published,
): { inputs: Rows; results: Rows } | undefined {
  const link = readLink(lang, fragment)
  const values = link?.values ?? {}
  const { given } = parseFields(lang, withPlaceholderName(values))
  if (!given) return undefined
  const made = estimate(given, priceList, basisOf(values).quantities)
  const words = { ...sheetWords[lang], contact: '' }
  const names = roiNames[lang]
  const data: SheetData = {
    lang,
    estimate: made,
    priceList,
    publishedAt,
    createdAt: publishedAt,
    countryName: countryName(lang, made.input.country),
    words,
    names,
    terms: termsWords[lang],
  }
  const joined = (figure: string, unit: string) => figure + spacedUnit(lang, unit)
  return {
    inputs: fieldKeys
      .filter((key) => key !== 'companyName' && (made.input[key] ?? '') !== '')
      .map((key) => [names.inputs[key], joined(inputFigure(data, key), inputUnit(data, key))]),
    results: Object.values(resultGroups)
      .flat()
      .map((key) => [
        names.results[key],
        joined(resultFigure(data, key, made.results), resultUnit(data, key)),
      ]),
  }
}
