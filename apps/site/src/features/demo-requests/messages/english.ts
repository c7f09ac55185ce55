import { displayNames } from '@repo/platform/i18n/display-names.ts'
import facts from '@repo/platform/words/facts/en.json' with { type: 'json' }
import { optionName } from '@repo/platform/rest/stored-option.ts'
import words from '#words/demo-requests/en.json' with { type: 'json' }
import { fieldOf, isChoice, type FieldName } from '../fields.ts'
import { optionNamesOf } from './option-names.ts'

/** Staff read English, with the labels of the English form. */
export const fieldLabels: Readonly<Record<FieldName, string>> = words.form.labels

export const optionNames = optionNamesOf(facts, words)

export const regionName = (country: string): string =>
  displayNames('en', 'region').of(country) ?? country

/** A stored value as it is read: the name of a country or of an option in place of its key. */
export function valueText(name: FieldName, value: string | null): string | null {
  if (value === null) return null
  if (fieldOf(name).control === 'country') return regionName(value)
  if (!isChoice(name)) return value
  return optionName(optionNames[name], value)
}
