import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { FormWords } from '#words/index.ts'
import { inputMeasure, isNumberKey } from '../model/measures/inputs.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'
import { squareFoot, type FieldErrorCode } from './parse-fields.ts'

type FieldErrors = Partial<Record<FieldKey, FieldErrorCode>>

/**
 * An error message for every error. `lastValid`: the values of the result that is still shown,
 * which the message then names.
 */
export function errorTexts(
  lang: Lang,
  words: FormWords,
  errors: FieldErrors,
  { values, lastValid }: { values: FormValues; lastValid?: FormValues },
): Partial<Record<FieldKey, string>> {
  const texts: Partial<Record<FieldKey, string>> = {}
  for (const key of fieldKeys) {
    const code = errors[key]
    if (!code) continue
    const error = fillIn(sentenceOf(words, key, code), figuresOf(lang, words, key, values))
    const value = lastValid && lastValidText(key, code, lastValid)
    texts[key] = value ? fillIn(words.stillUses, { error, value }) : error
  }
  return texts
}

function sentenceOf({ errors }: FormWords, key: FieldKey, code: FieldErrorCode): string {
  if (code !== 'missing') return errors[code]
  if (key === 'companyName') return errors.missingName
  return isNumberKey(key) ? errors.missing : errors.missingChoice
}

function figuresOf(
  lang: Lang,
  { areaUnits }: FormWords,
  key: FieldKey,
  { areaUnit }: FormValues,
): Record<string, string> {
  const measure = inputMeasure(key)
  if ('maxLength' in measure) return { max: formatNumber(lang, measure.maxLength) }
  if (!('min' in measure)) return {}
  const { min, max, integer } = measure
  const isInFeet = key === 'area' && areaUnit === 'sqft'
  const least = isInFeet ? Math.ceil(min / squareFoot) : min
  const most = isInFeet ? Math.floor(max / squareFoot) : max
  // The field of the area has two units, so its error says which is meant.
  const unit = key === 'area' ? `\u00a0${areaUnits[isInFeet ? 'sqft' : 'm2']}` : ''
  return {
    example: integer ? formatNumber(lang, 1_234) : formatNumber(lang, 1_234.5, 1),
    min: formatNumber(lang, least),
    max: formatNumber(lang, most) + unit,
  }
}

/** The last valid text of the field; of two dependent fields, both. */
function lastValidText(key: FieldKey, code: FieldErrorCode, valid: FormValues): string | undefined {
  if (!isNumberKey(key)) return undefined
  return code === 'hours' ? `${valid.shifts} × ${valid.shiftHours}` : valid[key]
}
