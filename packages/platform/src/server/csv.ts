import type { CsvSeparator } from '#src/rest/page.ts'

type Cell = string | number | boolean | null | undefined

/**
 * Writes RFC 4180 with a byte order mark, so that spreadsheets read UTF-8.
 *
 * Visitors must not get a formula into a spreadsheet of the staff (OWASP: CSV injection). An
 * apostrophe precedes each cell that begins like a formula, and each text that a spreadsheet with
 * other separators reads as one.
 *
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

/** Formats a time so that spreadsheets recognise it, in UTC to the second. */
export const csvTime = (iso: string | null): string | undefined =>
  iso?.slice(0, 19).replace('T', ' ')

/**
 * Matches the beginning of a formula, also in full width, at the start of a cell or of a possible
 * cell. Much of Europe separates by semicolons, and pasted files by tabs; the quotes of this file
 * are then in the middle.
 */
const formula = /(^|[;\t\r\n])(["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

/**
 * Matches a telephone number in international form, which is harmless as a formula; other programs
 * would show an apostrophe. Hyphens and dots become spaces, since spreadsheets would subtract.
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
