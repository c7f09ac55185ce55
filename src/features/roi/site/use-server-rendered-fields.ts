import { useLayoutEffect } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { setFieldError } from '#src/ui/field-error.ts'
import { currencySign } from '../form/currency-sign.ts'
import { fieldKeys, type FieldKey, type FormValues } from '../form/fields.ts'
import type { FormWords } from '../messages/form/form-words.ts'

type ErrorTexts = Partial<Record<FieldKey, string>>

interface Shown {
  lang: Lang
  texts: ErrorTexts
  placeholders: FormValues
  /** ISO 4217 */
  currency: string
  words: FormWords
}

/** Writes into the fields, which the server has drawn, what changes around their values. */
export function useServerRenderedFields({
  lang,
  texts,
  placeholders,
  currency,
  words,
}: Shown): void {
  const { units } = words
  const said = JSON.stringify(texts)
  useLayoutEffect(() => showErrors(JSON.parse(said) as ErrorTexts), [said])
  useLayoutEffect(() => showDefaults(placeholders), [placeholders])
  useLayoutEffect(() => showUnits(units, currencySign(lang, currency)), [units, lang, currency])
}

const controlOf = (key: string) => document.getElementById(`roi-${key}`) as HTMLInputElement | null

/** What is wrong with a field, and nothing where nothing is. */
function showErrors(texts: ErrorTexts) {
  for (const key of fieldKeys) {
    const control = controlOf(key)
    if (control) setFieldError(control, texts[key] ?? '')
  }
}

function showDefaults(placeholders: FormValues) {
  for (const [key, text] of Object.entries(placeholders)) {
    const control = controlOf(key)
    if (control?.type === 'text') control.placeholder = text
  }
}

function showUnits(units: FormWords['units'], currency: string) {
  for (const [key, unit] of Object.entries(units)) {
    const text = fillIn(unit, { currency })
    if (text !== unit) document.getElementById(`roi-${key}-unit`)!.textContent = text
  }
}
