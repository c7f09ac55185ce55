import { localeOf, type Lang } from './locales.ts'

/** 20 November 2026, in the page's language: the day of an instant in a time zone, or a calendar day as it is. */
export function formatDate(lang: Lang, iso: string, timeZone = 'UTC'): string {
  return withOrdinal(lang, dateFormat(lang, timeZone).format(new Date(iso)))
}

/** 20 November 2026 at 14:05 GMT, in a time zone that the reader is told. */
export function formatDateTime(lang: Lang, iso: string, timeZone: string): string {
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const options = { year: 'numeric', month: 'long', day: 'numeric', ...time, timeZone } as const
  return withOrdinal(lang, new Intl.DateTimeFormat(localeOf[lang], options).format(new Date(iso)))
}

const ordinals: Partial<Record<Lang, string>> = { fr: 'er', it: 'º' }

/** The first of a month is an ordinal in two of the languages, and `Intl` writes a number. */
export function withOrdinal(lang: Lang, date: string): string {
  const sign = ordinals[lang]
  return sign ? date.replace(/(?<=^|\p{L} )1(?= \p{L})/u, `1${sign}`) : date
}

export function formatNumber(lang: Lang, value: number, digits = 0): string {
  return written(lang, value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** The size of a file: `38 kB`, `1.2 MB`. */
export function formatBytes(lang: Lang, bytes: number): string {
  const inMegabytes = bytes >= 999_500
  const unit = inMegabytes ? 'megabyte' : 'kilobyte'
  const value = inMegabytes ? bytes / 1_000_000 : Math.max(1, bytes / 1_000)
  const digits = inMegabytes ? 1 : 0
  // English has an ordinary space there.
  return written(lang, value, { style: 'unit', unit, maximumFractionDigits: digits }).replace(
    ' ',
    '\u00a0',
  )
}

/** `share` is a fraction: 0.2 is 20 %. */
export function formatPercent(lang: Lang, share: number, maxDigits = 0): string {
  return written(lang, share, { style: 'percent', maximumFractionDigits: maxDigits })
}

/** Whole units of an ISO 4217 currency, with its sign or code where the language puts it. */
export function formatMoney(lang: Lang, amount: number, currency: string): string {
  return written(lang, amount, { style: 'currency', currency, maximumFractionDigits: 0 })
}

export function written(lang: Lang, value: number, options: Intl.NumberFormatOptions): string {
  return numberFormat(lang, options).format(value).replace('-', '−')
}

// An Intl object takes far longer to make than to use.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function dateFormat(lang: Lang, timeZone: string): Intl.DateTimeFormat {
  const key = `${lang} ${timeZone}`
  const options = { dateStyle: 'long', timeZone } as const
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(localeOf[lang], options)
  dateFormats.set(key, format)
  return format
}

function numberFormat(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(localeOf[lang], options)
  numberFormats.set(key, format)
  return format
}
