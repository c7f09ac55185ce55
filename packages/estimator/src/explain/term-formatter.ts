import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { optionName } from '../messages/names/option-name.ts'
import { calculate } from '../model/estimate.ts'
import { lineOf } from '../model/lines.ts'
import type { CountryRow } from '../model/country-row.ts'
import type { ForkliftType, RoiInput, InputKey } from '../model/input.ts'
import { localFactor } from '../model/local-money.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import { isOptionKey } from '../model/measures/inputs.ts'
import { countryRow, valuesOf, type PriceList } from '../model/price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import type { Quantities } from '../model/quantities.ts'
import { roundTo } from '../model/rounding.ts'
import { isPick } from './formulas.ts'
import { picks, type NameKey } from './formula-groups.ts'
import { bareNumber, quantity } from './quantity.ts'
import type { TermWords } from './terms-of-price-list.ts'
import { unitOf } from './units.ts'

/** The key in the price list that a lookup resolves to, with the visitor's options. */
export const pickedKey = (key: NameKey, input: RoiInput): NameKey =>
  isPick(key) ? picks[key](input) : key

/** Returns the constants, with money in the country's currency. */
const localValues = (priceList: PriceList, row: CountryRow) =>
  mapValues(valuesOf(priceList), (value, key) => value * localFactor(key, row))

/** Returns the value of every name of a formula; NaN if undefined. */
export function numbersFor(
  input: RoiInput,
  priceList: PriceList,
  quantities?: Quantities,
): (key: NameKey) => number {
  const { results, terms } = calculate(input, priceList, { quantities })
  const row = countryRow(priceList, input.country)
  const rented = lineOf('rented', results, priceList)
  const long = lineOf('boughtLong', results, priceList)
  const all: Record<string, unknown> = {
    ...input,
    ...localValues(priceList, row),
    ...row,
    ...terms,
    ...results,
    ...Object.fromEntries(
      Object.entries(terms.weights).map(([lever, weight]) => [`weight-${lever}`, weight]),
    ),
    benefit: results.savings + results.increasedProfits,
    rentedSpent: rented.spent,
    rentedRoi: rented.roi,
    rentedPayback: rented.paybackMonths,
    longSpent: long.spent,
    longRoi: long.roi,
  }
  return (key) => {
    const value = all[pickedKey(key, input)]
    return typeof value === 'number' ? value : Number.NaN
  }
}

/** The label of a name in a formula. */
export function nameOf({ names, terms }: Pick<TermWords, 'names' | 'terms'>, key: NameKey): string {
  const all: Record<string, string>[] = [names.results, terms, names.constants, names.inputs]
  return all.find((some) => some[key])?.[key] ?? key
}

/** Formats the names of formulas for one site. */
export interface TermFormatter {
  number: (key: NameKey) => number
  /** The label, with lookups resolved. */
  name: (key: NameKey) => string
  bare: (key: NameKey) => string
  full: (key: NameKey) => string
}

interface Site {
  input: RoiInput
  priceList: PriceList
  quantities?: Quantities | undefined
}

export function termFormatterFor(
  lang: Lang,
  { input, priceList, quantities }: Site,
  words: TermWords,
): TermFormatter {
  const number = numbersFor(input, priceList, quantities)
  const unit = (key: NameKey) => unitOf(pickedKey(key, input), input.forkliftType)
  const { currency } = countryRow(priceList, input.country)
  return {
    number,
    name: (key) => nameOf(words, pickedKey(key, input)),
    bare: (key) => bareNumber(lang, number(key), unit(key)),
    full: (key) =>
      Number.isNaN(number(key))
        ? words.label.notReached
        : quantity(lang, number(key), unit(key), currency),
  }
}

/** An option's label, or a number with its unit. */
export function entryText(
  input: RoiInput,
  key: InputKey,
  words: TermWords,
  full: TermFormatter['full'],
) {
  return isOptionKey(key) ? optionName(words.names, key, input[key]) : full(key)
}

/** A value of a constant, money in the currency of a country. */
export function constantText(
  lang: Lang,
  key: ConstantKey,
  value: number,
  { row, forkliftType = 'electric' }: { row: CountryRow; forkliftType?: ForkliftType },
): string {
  const local = roundTo(value * localFactor(key, row), 6)
  return quantity(lang, local, unitOf(key, forkliftType), row.currency)
}

/** Formats the range of a constant; empty where the constant is fixed. */
export function rangeText(
  lang: Lang,
  key: ConstantKey,
  { priceList, row }: { priceList: PriceList; row: CountryRow },
  words: TermWords,
) {
  const [low, high] = priceList.constants[key].range
  if (low === high) return undefined
  return fillIn(words.label.range, {
    low: constantText(lang, key, low, { row }),
    high: constantText(lang, key, high, { row }),
  })
}
