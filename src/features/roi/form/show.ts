import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { GivenInput } from '../model/input.ts'
import { fieldKeys, type FormValues } from './fields.ts'

/** A number as it stands in a field; `parseNumber` reads the same number back. */
export function showNumber(lang: Lang, value: number): string {
  const text = formatOf(lang).format(value)
  // Alone before exactly three digits, a decimal sign could be taken for a thousands sign.
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !Number.isInteger(value) ? `${text}0` : text
}

/** The inputs as they stand in the fields; `read` reads the same inputs back. */
export function show(lang: Lang, given: Partial<GivenInput>): FormValues {
  const shown: FormValues = {}
  for (const key of fieldKeys) {
    const value = given[key] ?? ''
    if (value !== '') shown[key] = typeof value === 'number' ? showNumber(lang, value) : value
  }
  return shown
}

const formats = new Map<Lang, Intl.NumberFormat>()

function formatOf(lang: Lang): Intl.NumberFormat {
  const options = { maximumFractionDigits: 20 }
  const format = formats.get(lang) ?? new Intl.NumberFormat(localeOf[lang], options)
  formats.set(lang, format)
  return format
}
