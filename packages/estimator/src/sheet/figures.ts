import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { optionName } from '../messages/names/option-name.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { SheetWords, TermsWords } from '#words/index.ts'
import type { Basis } from '../form/basis.ts'
import type { Estimate } from '../model/estimate.ts'
import type { InputKey } from '../model/input.ts'
import { isMoneyInput } from '../model/measures/inputs.ts'
import { resultMeasures, type ResultKey } from '../model/measures/results.ts'
import type { PriceList } from '../model/price-list.ts'
import { roundTo } from '../model/rounding.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import type { Results } from '../model/results.ts'

/** Props of the parts of the sheet. */
export interface SheetData {
  lang: Lang
  estimate: Estimate
  /** The version that the estimate was made with. */
  priceList: PriceList
  /** ISO, of that version. */
  publishedAt: string
  /** ISO */
  createdAt: string
  countryName: string
  /** What was not entered; absent: nothing. */
  basis?: Basis
  /** Where the estimate opens with its inputs. */
  address?: string
  words: SheetWords & {
    /** Who made it: name and address. */
    contact: string
  }
  names: RoiNames
  /** For the formulas. */
  terms: Pick<TermsWords, 'terms' | 'label' | 'reasons'>
}

/** Term of the contract in months. */
export const termOf = ({ estimate, priceList }: SheetData): number =>
  priceList.constants[estimate.input.contractType === 'pilot' ? 'termPilot' : 'termPartner'].value

export function resultUnit(data: SheetData, key: ResultKey): string {
  const unit = data.words.resultUnits[resultMeasures[key].unit]
  return fillIn(unit, { currency: data.estimate.currency, months: termOf(data) })
}

/** A result without its unit, which has a column of its own. */
export function resultFigure({ lang, words }: SheetData, key: ResultKey, results: Results): string {
  const value = results[key]
  if (value === null) return words.headline.notReached
  return formatNumber(lang, value, resultMeasures[key].decimals)
}

export function inputUnit({ words, estimate }: SheetData, key: InputKey): string {
  const { inputUnits } = words
  const usual = isMoneyInput(key) ? '{currency}' : ''
  const unit = isKeyOf(inputUnits, key) ? inputUnits[key] : usual
  return fillIn(unit, { currency: estimate.currency })
}

/** A unit with the space before it: a percent sign has one in some languages only. */
export function spacedUnit(lang: Lang, unit: string): string {
  if (!unit.startsWith('%')) return unit && `\u00A0${unit}`
  return formatPercent(lang, 1).replace(/[\d%]/g, '') + unit
}

export function inputFigure(data: SheetData, key: InputKey): string {
  const { input } = data.estimate
  if (key === 'country') return data.countryName
  const value = input[key]
  if (typeof value === 'number')
    return isMoneyInput(key) ? unitPrice(data, value) : plainNumber(data, value)
  return optionName(data.names, key, value)
}

/** With as many decimals as it has, six at most. */
export const plainNumber = ({ lang }: Pick<SheetData, 'lang'>, value: number): string =>
  formatNumber(lang, value, decimalsOf(value))

/** Likewise for money, where one decimal is written as two (cents). */
export function unitPrice({ lang }: Pick<SheetData, 'lang'>, value: number): string {
  const decimals = decimalsOf(value)
  return formatNumber(lang, value, decimals === 1 ? 2 : decimals)
}

const decimalsOf = (value: number): number =>
  [0, 1, 2, 3, 4, 5].find((digits) => roundTo(value, digits) === roundTo(value, 6)) ?? 6
