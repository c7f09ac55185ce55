import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { withDefaults } from '../model/with-defaults.ts'
import type { PriceList } from '../model/price-list.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'

/** Formats a number for a field; `parseNumber` parses it back. */
export function formatFieldNumber(lang: Lang, value: number): string {
  const text = formatOf(lang).format(value)
  // A decimal sign before exactly three digits could be taken for a thousands separator.
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !Number.isInteger(value) ? `${text}0` : text
}

export type GivenFields = Partial<Record<FieldKey, string | number | null>>

/** Formats the inputs for the fields; `parseFields` parses them back. */
export function formatFields(lang: Lang, given: GivenFields): FormValues {
  const shown: FormValues = {}
  for (const key of fieldKeys) {
    const value = given[key] ?? ''
    if (value !== '')
      shown[key] = typeof value === 'number' ? formatFieldNumber(lang, value) : value
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

const signs = new Map<string, string>()

/** The currency's sign, or its code where the language has none. */
export function currencySign(lang: Lang, currency: string): string {
  const known = signs.get(lang + currency)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(localeOf[lang], {
    style: 'currency',
    currency,
  }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  signs.set(lang + currency, sign)
  return sign
}

const nothing = { companyName: '', forklifts: 0, area: 0, shifts: 0, shiftHours: 0, pallets: 0 }

/** The defaults of optional fields, as placeholders, and the defaults of selects. */
export function placeholdersOf(lang: Lang, priceList: PriceList, country: string): FormValues {
  const { input, defaultsUsed } = withDefaults({ ...nothing, country }, priceList)
  return formatFields(lang, Object.fromEntries(defaultsUsed.map((key) => [key, input[key]])))
}
