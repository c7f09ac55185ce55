import type { Drawing } from './block.ts'
import { bottom, ink, margin, width, type Element, type Pdf } from './pdf-parts.ts'

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
