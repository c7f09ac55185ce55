type Cell = string | number

/** What a spreadsheet would compute, at the beginning of a cell or of what it could take for one. */
const formula = /(^|[,;\t\r\n])(["'\s]*)(?=[=+\-@])/g

/**
 * Rows for a spreadsheet, with a byte order mark so that it reads UTF-8. Where decimals have a comma,
 * spreadsheets separate by semicolons. A text that begins like a formula has an apostrophe before it.
 */
export function csvOf(rows: readonly (readonly Cell[])[], lang: string): string {
  const separator = lang === 'en' ? ',' : ';'
  const lines = rows.map((cells) => cells.map((cell) => cellOf(cell, lang)).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellOf(cell: Cell, lang: string): string {
  if (typeof cell === 'number') return lang === 'en' ? `${cell}` : `${cell}`.replace('.', ',')
  const text = cell.replace(formula, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
