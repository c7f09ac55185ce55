import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { complete } from '../model/complete.ts'
import type { PriceList } from '../model/price-list.ts'
import { fieldKeys, type FieldKey, type FormValues } from './fields.ts'

/** A number as it stands in a field; `parseNumber` reads the same number back. */
export function showNumber(lang: Lang, value: number): string {
  const text = formatOf(lang).format(value)
  // Alone before exactly three digits, a decimal sign could be taken for a thousands sign.
  return /^\d{1,3}[.,]\d{3}$/.test(text) && !Number.isInteger(value) ? `${text}0` : text
}

export type GivenFields = Partial<Record<FieldKey, string | number | null>>

/** The inputs as they stand in the fields; `read` reads the same inputs back. */
export function show(lang: Lang, given: GivenFields): FormValues {
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

/** € or, where the language has no sign for it, the code. */
export function currencySign(lang: Lang, currency: string): string {
  const parts = new Intl.NumberFormat(localeOf[lang], {
    style: 'currency',
    currency,
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}

const nothing = { companyName: '', forklifts: 0, area: 0, shifts: 0, shiftHours: 0, pallets: 0 }

/** What an empty optional field counts as, and with what the choices are preselected. */
export function placeholdersOf(lang: Lang, priceList: PriceList, country: string): FormValues {
  const { input, defaultsUsed } = complete({ ...nothing, country }, priceList)
  return show(lang, Object.fromEntries(defaultsUsed.map((key) => [key, input[key]])))
}
