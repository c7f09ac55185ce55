import type { Block, Drawing } from './block.ts'
import {
  artifact,
  bottom,
  ink,
  line,
  margin,
  teal,
  text,
  width,
  type Element,
  type Pdf,
} from './pdf-parts.ts'

/** The ruler of the case figures ends here. */
const rulerEnd = 0.4

export function drawRuler(
  pdf: Pdf,
  root: Element,
  figures: (Block & { kind: 'ruler' })['figures'],
): void {
  for (const { name, value, share } of figures) {
    const top = pdf.y
    text(pdf, root, 'P', `${value} ${name}`, { font: 'strong', size: 13, y: top, gap: 4 })
    const barTop = pdf.y
    artifact(pdf, () => {
      pdf.rect(margin, barTop, (width * Math.abs(share)) / rulerEnd, 7).fill(teal)
      pdf
        .lineWidth(0.5)
        .strokeColor(line)
        .moveTo(margin, barTop + 11)
        .lineTo(margin + width, barTop + 11)
      for (let tick = 0; tick <= 8; tick += 1)
        pdf
          .moveTo(margin + (width * tick) / 8, barTop + 11)
          .lineTo(margin + (width * tick) / 8, barTop + (tick % 2 ? 13 : 15))
      pdf.stroke()
    })
    pdf.y = barTop + 26
  }
}

/** Points; a drawing that is higher than it is wide still leaves room for what follows. */
const highestDrawing = 380

export function drawDrawing(
  pdf: Pdf,
  root: Element,
  { description, drawing }: { description: string; drawing: Drawing },
): void {
  const scale = Math.min(width / drawing.width, highestDrawing / drawing.height)
  const height = drawing.height * scale
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y
  const figure = pdf.struct('Figure', { alt: description }, () => {
    pdf.save()
    pdf.translate(margin, top).scale(scale)
    for (const { path, fill, stroke, lineWidth = 1 } of drawing.shapes) {
      pdf.path(path).lineWidth(lineWidth)
      if (fill && stroke) pdf.fillAndStroke(fill, stroke)
      else if (fill) pdf.fill(fill)
      else pdf.stroke(stroke ?? ink)
    }
    pdf.restore()
  })
  root.add(figure)
  pdf.y = top + height + 12
}
