import type { Lang } from '#src/i18n/locales.ts'
import { restOfWorld } from '../model/country-row.ts'
import { isOptionKey } from '../model/measures/inputs.ts'
import { roundTo } from '../model/rounding.ts'
import { fieldKeys, type FormValues } from './fields.ts'
import { parseNumber } from './parse-number.ts'
import { squareFoot } from './read.ts'
import { showNumber } from './show.ts'

const names = [...fieldKeys, 'areaUnit'] as const
type Name = (typeof names)[number]
type Control = HTMLInputElement | HTMLSelectElement | RadioNodeList

function controlOf(form: HTMLFormElement, name: Name): Control {
  return form.elements.namedItem(name) as Control
}

/** The field that an event has happened to. */
export const fieldAt = (target: EventTarget) => target as HTMLInputElement & { name: Name }

/** What stands in the fields. */
export function valuesOf(form: HTMLFormElement): FormValues {
  return Object.fromEntries(names.map((name) => [name, controlOf(form, name).value]))
}

/** Writes into the fields that `values` has an entry for. */
export function fill(form: HTMLFormElement, values: FormValues): void {
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    const control = controlOf(form, name)
    control.value = value
    // A country of a link that the list does not have.
    if (name === 'country' && control.value === '') control.value = restOfWorld
  }
}

/** A form in which only what has to be chosen has a value; mandatory fields keep theirs. */
export function emptyForm(placeholders: FormValues): FormValues {
  const values: FormValues = { companyName: '', areaUnit: 'm2' }
  for (const key of fieldKeys)
    if (key in placeholders) values[key] = isOptionKey(key) ? placeholders[key] : ''
  return values
}

const own: ReadonlySet<string> = new Set(['country', 'companyName'])

/** Whether nothing that counts has been changed but the country. */
export function isExample(values: FormValues, example: FormValues): boolean {
  return fieldKeys.every((key) => own.has(key) || (values[key] || '') === (example[key] ?? ''))
}

/** What was typed in the one currency, in the other: an amount keeps its worth, not its figure. */
export function convertMoney(form: HTMLFormElement, lang: Lang, rate: number): void {
  for (const name of rate === 1 ? [] : (['repairCost', 'complianceFees'] as const)) {
    const field = controlOf(form, name)
    const amount = parseNumber(lang, field.value) ?? 0
    if (amount) field.value = showNumber(lang, roundTo(amount * rate, amount * rate < 100 ? 2 : 0))
  }
}

let converted = { from: '', to: '' }

/** The area in the other unit, once its toggle was pressed; back and forth ends where it began. */
export function convertArea(form: HTMLFormElement, lang: Lang): void {
  const area = controlOf(form, 'area')
  const number = parseNumber(lang, area.value)
  if (number === undefined) return
  const isInFeet = controlOf(form, 'areaUnit').value === 'sqft'
  const from = area.value
  const other = Math.round(isInFeet ? number / squareFoot : number * squareFoot)
  area.value = converted.to === from ? converted.from : showNumber(lang, other)
  converted = { from, to: area.value }
}
