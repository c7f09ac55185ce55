import { partRoles } from './layout/named-cells.ts'

const parts = /<(thead|tbody|tr|th|td)\b([^>]*)>/g

/** Of each column the name in the head; none if a cell of the table belongs to several rows or columns. */
function columnsOf(table: string): string[] | undefined {
  const [, head] = /<thead><tr>([\s\S]*?)<\/tr><\/thead>/.exec(table) ?? []
  if (head === undefined || /<t[hd][^>]* (?:col|row)span=/.test(table)) return undefined
  return [...head.matchAll(/<th\b[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) =>
    name
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim(),
  )
}

/** What `Table` writes for cards: roles, and at each cell the name of its column. */
function asCards(table: string): string {
  const columns = columnsOf(table)
  if (!columns) return table
  let column = -1
  const cells = table.replaceAll(parts, (_, tag: string, attributes: string) => {
    column = tag === 'tr' ? -1 : column + 1
    const heads = attributes.includes('scope="row"') ? 'rowheader' : 'columnheader'
    const label = (tag === 'td' && columns[column]) || undefined
    const named = label === undefined ? '' : ` data-label="${label}"`
    return `<${tag}${attributes} role="${partRoles[tag] ?? heads}"${named}>`
  })
  return cells.replace('<table>', '<table class="l-table l-cards-facts" role="table">')
}

/** Clean rich text, each table in a frame that scrolls by itself where its rows cannot become cards. */
export const withFramedTables = (html: string): string =>
  html.replaceAll(
    /<table>[\s\S]*?<\/table>/g,
    (table) => `<div data-table="" tabindex="0">${asCards(table)}</div>`,
  )
