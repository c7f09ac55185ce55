import { use } from 'react'
import type { CsvSeparator } from '#src/rest/page.ts'
import { DateLocaleContext } from './dates.ts'

/** What Excel expects: the semicolon where one of the locales writes decimals with a comma. */
export const separatorFor = (locales: readonly string[]): CsvSeparator =>
  locales.some((locale) => new Intl.NumberFormat(locale).format(0.5).includes(','))
    ? 'semicolon'
    : 'comma'

/** By the account's date format and the language of the browser, which is mostly that of the spreadsheet. */
export const useCsvSeparator = (): CsvSeparator =>
  separatorFor([use(DateLocaleContext), navigator.language])
