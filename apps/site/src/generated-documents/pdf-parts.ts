// What every part of a PDF is drawn with. Lengths in points, y runs down.
export type Pdf = PDFKit.PDFDocument
export type Element = PDFKit.PDFStructureElement

export const ink = '#0b1622'
export const quiet = '#51606b'
const line = '#b9c3bd'
export const orange = '#f26b1d'
export const teal = '#0b8f83'

export const margin = 56
export const width = 595.28 - 2 * margin
export const bottom = 841.89 - 76

/** What is drawn and means nothing by itself. */
export function artifact(pdf: Pdf, work: () => void): void {
  pdf.markContent('Artifact')
  work()
  pdf.endMarkedContent()
}

interface TextStyle {
  font?: 'regular' | 'strong'
  size?: number
  colour?: string
  x?: number
  y?: number
  width?: number
  /** Points below. */
  gap?: number
}

export function text(
  pdf: Pdf,
  parent: Element,
  tag: string,
  content: string,
  {
    font = 'regular',
    size = 10,
    colour = ink,
    x = margin,
    y,
    width: wide = width,
    gap = 6,
  }: TextStyle,
): void {
  pdf.font(font).fontSize(size)
  const height = pdf.heightOfString(content, { width: wide, lineGap: size * 0.28 })
  if (y === undefined && pdf.y + height > bottom) pdf.addPage()
  const top = y ?? pdf.y
  parent.add(
    pdf.struct(tag, {}, () => {
      pdf.font(font).fontSize(size).fillColor(colour)
      pdf.text(content, x, top, { width: wide, lineGap: size * 0.28 })
    }),
  )
  pdf.y = top + height + gap
  pdf.x = margin
}

export function rule(pdf: Pdf, y: number): void {
  artifact(pdf, () =>
    pdf
      .lineWidth(0.5)
      .strokeColor(line)
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .stroke(),
  )
}
