import type { CsvSeparator } from '#src/rest/page.ts'

type Cell = string | number | boolean | null | undefined

/**
 * RFC 4180, with a byte order mark so that spreadsheets read UTF-8. Whoever fills in a form of the site
 * must not get a formula into a spreadsheet of the staff (OWASP: CSV injection): where a cell, or what
 * a spreadsheet with other separators takes for one, begins like a formula, an apostrophe precedes it.
 * Excel separates by semicolons where decimals have a comma.
 */
export function csv(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  separator: CsvSeparator = 'comma',
): string {
  const sign = separator === 'comma' ? ',' : ';'
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(sign))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** A time as spreadsheets recognise it, in UTC to the second. */
export const csvTime = (iso: string | null): string | undefined =>
  iso?.slice(0, 19).replace('T', ' ')

/**
 * The beginning of a formula, also in full width, after the beginning of a cell or of what would be one: much of Europe
 * separates by semicolons, and a pasted file by tabs; the quotes of this file then stand in the middle.
 */
const formula = /(^|[;\t\r\n])(["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * A telephone number in international form: it has nothing that a formula needs to do harm, and an
 * apostrophe would stand in every other program that reads the file. Hyphens and dots become spaces,
 * since spreadsheets would subtract.
 */
const telephone = /^\+\d[\d ().-]*$/

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return `${value}`
  const text = telephone.test(value)
    ? value.replace(/[.-]+/g, ' ')
    : value.replace(formula, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
