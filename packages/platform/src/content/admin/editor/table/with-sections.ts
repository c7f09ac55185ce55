/**
 * HTML of the editor, whose tables have one `tbody`, with the first rows of headings in a `thead`; every
 * heading says what it heads. Nothing in a cell looks like a row or a cell: there are no tables in tables.
 */
export const withSections = (html: string): string =>
  html.replaceAll(/<tbody>(.*?)<\/tbody>/gs, (_, rows: string) => sectionsOf(rows))

function sectionsOf(html: string): string {
  const rows = html.match(/<tr>.*?<\/tr>/gs) ?? []
  const bodyAt = rows.findIndex((row) => !isHead(row))
  const heads = bodyAt < 0 ? rows.length : bodyAt
  // A section ends the cells that are in it.
  const isCrossed = rows.slice(0, heads).some((row, at) => longest(row) > heads - at)
  const head = rows.slice(0, heads).map((row) => scoped(row, 'col'))
  const body = rows.slice(heads).map((row) => scoped(row, 'row'))
  const parts = isCrossed ? [[], [...head, ...body]] : [head, body]
  const names = ['thead', 'tbody']
  return parts
    .map((part, at) => (part.length ? `<${names[at]}>${part.join('')}</${names[at]}>` : ''))
    .join('')
}

const cellsIn = (row: string): string[] => row.match(/<t[hd]\b[^>]*>/g) ?? []

const isHead = (row: string): boolean =>
  cellsIn(row).every((cell) => cell.startsWith('<th') && !cell.includes(' scope="row'))

const longest = (row: string): number =>
  Math.max(1, ...cellsIn(row).map((cell) => Number(/rowspan="(\d+)"/.exec(cell)?.[1] ?? 1)))

const scoped = (row: string, scope: 'col' | 'row'): string =>
  row.replaceAll(/<th\b(?![^>]* scope=)([^>]*)>/g, `<th$1 scope="${scope}">`)
