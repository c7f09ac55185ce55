import { fillIn } from '#src/i18n/fill-in.ts'
import type { FieldKey } from '../form/fields.ts'
import { showNumber } from '../form/show.ts'
import type { Estimate } from '../model/estimate.ts'
import { countryName } from './labels.ts'
import { formWords, names } from './words.ts'

const units: Readonly<Record<string, string>> = { ...formWords.units, area: 'm²' }

/** An input as it is read, with its unit. */
export function inputText(
  { input, currency }: Pick<Estimate, 'input' | 'currency'>,
  key: FieldKey,
) {
  const value = input[key]
  if (key === 'country') return countryName(input.country)
  if (typeof value === 'number') {
    const unit = fillIn(units[key] ?? '', { currency })
    return unit ? `${showNumber('en', value)}\u00A0${unit}` : showNumber('en', value)
  }
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = names.choices
  return choices[key]?.[value] ?? value
}
