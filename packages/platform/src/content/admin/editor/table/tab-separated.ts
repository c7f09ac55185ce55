/** The cells of text with tabs. A cell of several lines stands in quotes, in which quotes are doubled. */
export function rowsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const parts = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/g
  const whole = text.replace(/(?:\r\n|\n|\r)$/, '')
  for (const [, quoted, plain = '', end] of whole.matchAll(parts)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"').replaceAll('\r\n', '\n') ?? plain)
    if (end !== '' && end !== '\t') rows.push([])
    if (end === '') break
  }
  return rows
}
