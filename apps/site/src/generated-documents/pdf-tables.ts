import type { TableRow } from './block.ts'
import {
  bottom,
  ink,
  margin,
  quiet,
  rule,
  text,
  width,
  type Element,
  type Pdf,
} from './pdf-parts.ts'

const nameWidth = 190
/** Of one line. */
const rowHeight = 22

export function drawTable(
  pdf: Pdf,
  root: Element,
  [property, value]: readonly [string, string],
  rows: readonly TableRow[],
): void {
  // A table that fits a page is on one.
  const lines = (rows.length + 1) * rowHeight
  if (pdf.y + lines > bottom && margin + lines < bottom) pdf.addPage()
  const table = pdf.struct('Table')
  root.add(table)
  const row = (tag: 'TH' | 'TD', { name, value: content, open }: TableRow) => {
    pdf.font('regular').fontSize(10)
    const height = Math.max(
      pdf.heightOfString(name, { width: nameWidth - 10, lineGap: 2.8 }),
      pdf.heightOfString(content, { width: width - nameWidth, lineGap: 2.8 }),
    )
    if (pdf.y + height + 8 > bottom) pdf.addPage()
    const top = pdf.y
    const cells = pdf.struct('TR')
    table.add(cells)
    const colour = tag === 'TH' || open ? quiet : ink
    text(pdf, cells, 'TH', name, { y: top + 4, width: nameWidth - 10, colour: quiet })
    const font = tag === 'TH' || open ? 'regular' : 'strong'
    text(pdf, cells, tag, content, {
      x: margin + nameWidth,
      y: top + 4,
      width: width - nameWidth,
      colour,
      font,
    })
    cells.end()
    pdf.y = top + height + 8
    rule(pdf, pdf.y)
  }
  row('TH', { name: property, value })
  for (const one of rows) row('TD', one)
  table.end()
  pdf.y += 12
}

/** The first row is the head. */
export function drawGrid(pdf: Pdf, root: Element, rows: readonly (readonly string[])[]): void {
  const columns = rows[0]?.length ?? 1
  const column = width / columns
  const table = pdf.struct('Table')
  root.add(table)
  rows.forEach((cells, index) => {
    const isHead = index === 0
    pdf.font(isHead ? 'strong' : 'regular').fontSize(9)
    const heights = cells.map((cell) =>
      pdf.heightOfString(cell || ' ', { width: column - 10, lineGap: 2.5 }),
    )
    const height = Math.max(...heights)
    if (pdf.y + height + 8 > bottom) pdf.addPage()
    const top = pdf.y
    const row = pdf.struct('TR')
    table.add(row)
    cells.forEach((cell, at) =>
      text(pdf, row, isHead || at === 0 ? 'TH' : 'TD', cell || ' ', {
        x: margin + at * column,
        y: top + 4,
        width: column - 10,
        size: 9,
        font: isHead ? 'strong' : 'regular',
        colour: isHead ? quiet : ink,
      }),
    )
    row.end()
    pdf.y = top + height + 8
    rule(pdf, pdf.y)
  })
  table.end()
  pdf.y += 12
}
