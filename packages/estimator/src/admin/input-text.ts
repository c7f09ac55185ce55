import { written } from '@repo/platform/i18n/format.ts'
import type { FieldKey } from '../form/fields.ts'
import { formatFieldNumber } from '../form/format-fields.ts'
import { optionName } from '../messages/names/option-name.ts'
import type { Estimate } from '../model/estimate.ts'
import { inputMeasure, isMoneyInput } from '../model/measures/inputs.ts'
import { countryName, formWords, names } from './words.ts'

const units: Readonly<Partial<Record<string, string>>> = formWords.units

/** An input's value, formatted with its unit. */
export function inputText(
  { input, currency }: Pick<Estimate, 'input' | 'currency'>,
  key: FieldKey,
) {
  const value = input[key]
  if (key === 'country') return countryName(input.country)
  if (typeof value === 'number') {
    if (isMoneyInput(key)) return money(value, currency)
    const unit = units[key] ?? inputMeasure(key).unit
    const text = formatFieldNumber('en', value)
    if (unit === '%') return `${text}%`
    return unit ? `${text}\u00A0${value === 1 ? unit.replace(/s$/, '') : unit}` : text
  }
  return optionName(names, key, value)
}

const money = (value: number, currency: string) =>
  written('en', value, {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  })
