import type { Lang } from '@repo/platform/i18n/locales.ts'
import { cleanLine, isVisible } from '@repo/platform/rest/clean-text.ts'
import type { GivenInput } from '../model/input.ts'
import { boundsOf, inputMeasure, isNumberKey, type NumberKey } from '../model/measures/inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { parseNumber } from './parse-number.ts'

export type FieldErrorCode =
  | 'missing'
  | 'number'
  | 'integer'
  | 'range'
  | 'hours'
  | 'aislesWithoutLength'
  | 'lengthWithoutAisles'
  | 'choice'
  | 'tooLong'

type FieldErrors = Partial<Record<FieldKey, FieldErrorCode>>

export interface ParsedFields {
  /** Present if and only if there is no error. */
  given?: GivenInput
  errors: FieldErrors
}

export const squareFoot = 0.092903

/** With a dash for a missing company name, which changes no figure of an estimate. */
export const withPlaceholderName = (values: FormValues): FormValues => ({
  ...values,
  companyName: isVisible(values.companyName ?? '') ? values.companyName : '–',
})

type Field = { value: string | number } | { error: FieldErrorCode } | undefined

/** Parses and validates the fields, by the same rules as the calls of `contract.ts`. */
export function parseFields(lang: Lang, values: FormValues): ParsedFields {
  const given: Partial<Record<FieldKey, string | number>> = {}
  const errors: FieldErrors = {}
  for (const key of fieldKeys) {
    const field = readField(lang, key, values)
    if (field && 'error' in field) errors[key] = field.error
    else if (field) given[key] = field.value
  }
  Object.assign(errors, crossFieldErrors(given, errors))
  return Object.keys(errors).length > 0 ? { errors } : { given: given as GivenInput, errors }
}

function readField(lang: Lang, key: FieldKey, values: FormValues): Field {
  const text = cleanLine(values[key] ?? '')
  const measure = inputMeasure(key)
  if (!isVisible(text)) return measure.required && { error: 'missing' }
  if (isNumberKey(key)) return readNumber(lang, key, text, values.areaUnit)
  if (key === 'country')
    return /^[A-Za-z]{2}$/.test(text) ? { value: text.toUpperCase() } : { error: 'choice' }
  if ('options' in measure)
    return measure.options.includes(text) ? { value: text } : { error: 'choice' }
  const isTooLong = 'maxLength' in measure && [...text].length > measure.maxLength
  return isTooLong ? { error: 'tooLong' } : { value: text }
}

function readNumber(lang: Lang, key: NumberKey, text: string, areaUnit?: string): Field {
  const number = parseNumber(lang, text, unitsOf(key, areaUnit))
  if (number === undefined) return { error: 'number' }
  const isInFeet = key === 'area' && areaUnit === 'sqft'
  // In whole m²: the number of square feet is a rounded one, and the choice of a unit changes no result.
  const exact = isInFeet ? number * squareFoot : number
  const value = isInFeet ? Math.round(exact) : number
  const { min, max, integer } = boundsOf(key)
  if (integer && !Number.isInteger(value)) return { error: 'integer' }
  return exact < min || exact > max ? { error: 'range' } : { value }
}

/** The number of a field, in m² for the area; undefined where it is empty or not valid. */
export function numberIn(lang: Lang, key: NumberKey, values: FormValues): number | undefined {
  const field = readField(lang, key, values)
  return field && 'value' in field ? Number(field.value) : undefined
}

const squareFeet = ['sq ft', 'sqft', 'ft²', 'ft2']

/** What people paste behind a number of the field: its own unit, and no other. */
function unitsOf(key: NumberKey, areaUnit: string | undefined): readonly string[] {
  if (key === 'area' && areaUnit === 'sqft') return squareFeet
  const { unit, writtenUnits = [] } = inputMeasure(key)
  return unit ? [unit.toLowerCase(), ...writtenUnits] : writtenUnits
}

/** The rules between two fields, for fields without an error of their own. */
function crossFieldErrors(
  given: Partial<Record<FieldKey, string | number>>,
  errors: FieldErrors,
): FieldErrors {
  const { shifts, shiftHours, aisles, aisleLength } = given
  const isTooLong = Number(shifts) * Number(shiftHours) > 24
  const areApart = !errors.aisles && !errors.aisleLength && !aisles !== !aisleLength
  return {
    ...(isTooLong && { shiftHours: 'hours' }),
    ...(areApart && aisles && { aisleLength: 'aislesWithoutLength' }),
    ...(areApart && aisleLength && { aisles: 'lengthWithoutAisles' }),
  }
}
