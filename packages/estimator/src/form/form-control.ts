import type { Lang } from '@repo/platform/i18n/locales.ts'
import { restOfWorld } from '../model/country-row.ts'
import { isOptionKey, moneyInputs } from '../model/measures/inputs.ts'
import { roundTo } from '../model/rounding.ts'
import { fieldKeys, fieldNames, type FieldName, type FormValues } from './fields.ts'
import { parseNumber } from './parse-number.ts'
import { squareFoot } from './parse-fields.ts'
import { formatFieldNumber } from './format-fields.ts'

type Name = FieldName
type Control = HTMLInputElement | HTMLSelectElement | RadioNodeList

/** The hidden fields are in the public form alone. */
const controlOf = (form: HTMLFormElement, name: Name) => form.elements.namedItem(name) as Control

/** The back office has no hidden fields of the example. */
const existingControl = (form: HTMLFormElement, name: Name): Control | null => controlOf(form, name)

/** The field that is the target of an event. */
export const fieldAt = (target: EventTarget) => target as HTMLInputElement & { name: Name }

/** The values of the fields. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    fieldNames.map((name) => [name, existingControl(form, name)?.value ?? '']),
  )
}

/** Sets the fields that `values` has an entry for. */
export function fillFields(form: HTMLFormElement, values: FormValues): void {
  for (const name of fieldNames) {
    const value = values[name]
    const control = existingControl(form, name)
    if (value === undefined || !control) continue
    control.value = value
    // The country in a link is not in the list.
    if (name === 'country' && control.value === '') control.value = restOfWorld
  }
}

/**
 * Values that empty the form: selects get their defaults, optional fields become empty, required
 * ones stay.
 */
export function emptyForm(placeholders: FormValues): FormValues {
  const values: FormValues = { companyName: '', areaUnit: 'm2', kept: '', derived: '', plan: '' }
  for (const key of fieldKeys)
    if (key in placeholders) values[key] = isOptionKey(key) ? placeholders[key] : ''
  return values
}

/** Converts the amounts in the fields to another currency. */
export function convertMoney(form: HTMLFormElement, lang: Lang, rate: number): void {
  for (const name of rate === 1 ? [] : moneyInputs) {
    const field = controlOf(form, name)
    const amount = parseNumber(lang, field.value) ?? 0
    if (amount)
      field.value = formatFieldNumber(lang, roundTo(amount * rate, amount * rate < 100 ? 2 : 0))
  }
}

let converted = { from: '', to: '' }

/** Converts the area when its unit is toggled; toggling back restores the typed value. */
export function convertArea(form: HTMLFormElement, lang: Lang): void {
  const area = controlOf(form, 'area')
  const number = parseNumber(lang, area.value)
  if (number === undefined) return
  const isInFeet = controlOf(form, 'areaUnit').value === 'sqft'
  const from = area.value
  const other = Math.round(isInFeet ? number / squareFoot : number * squareFoot)
  area.value = converted.to === from ? converted.from : formatFieldNumber(lang, other)
  converted = { from, to: area.value }
}
