import { createContext, use } from 'react'
import type { DateLocale } from '#src/i18n/locales.ts'

type DateInput = string | number

export interface Dates {
  /** 20 Nov 2026 */
  date(moment: DateInput): string
  /** 20 Nov 2026, 09:12 */
  dateTime(moment: DateInput): string
  /** 09:12 */
  time(moment: DateInput): string
  /** Friday, 20 November */
  day(moment: DateInput): string
  /** 20 November 2026 at 09:12:31 CET: nothing left out, for titles and details. */
  full(moment: DateInput): string
}

/** Formats dates in the account's locale and the browser's time zone, or the given one. */
export function datesIn(locale: DateLocale, timeZone?: string): Dates {
  const format = (options: Intl.DateTimeFormatOptions) => {
    let formatter: Intl.DateTimeFormat | undefined
    return (moment: DateInput) => {
      formatter ??= new Intl.DateTimeFormat(locale, { ...options, timeZone })
      return formatter.format(new Date(moment))
    }
  }
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const time = { hour: '2-digit', minute: '2-digit' } as const
  return {
    date: format(date),
    dateTime: format({ ...date, ...time }),
    time: format(time),
    day: format({ weekday: 'long', day: 'numeric', month: 'long' }),
    full: format({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'short',
    }),
  }
}

/** The date locale of the signed-in account. */
export const DateLocaleContext = createContext<DateLocale>('en-GB')

/** A formatter takes long to make, and every row of a list asks for some. */
const known = new Map<DateLocale, Dates>()

export function useDates(): Dates {
  const locale = use(DateLocaleContext)
  const dates = known.get(locale) ?? datesIn(locale)
  known.set(locale, dates)
  return dates
}
