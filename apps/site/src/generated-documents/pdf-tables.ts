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
