import PdfDocument from 'pdfkit'
import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import type { Block, Sheet } from './block.ts'
import { drawDrawing } from './pdf-drawings.ts'
import {
  artifact,
  bottom,
  ink,
  margin,
  orange,
  quiet,
  rule,
  teal,
  text,
  width,
  type Element,
  type Pdf,
} from './pdf-parts.ts'
import { drawGrid } from './pdf-tables.ts'

export interface Fonts {
  regular: Buffer
  strong: Buffer
}

/** One document as a tagged PDF, its fonts embedded, its language set. */
export async function renderPdf(sheet: Sheet, fonts: Fonts): Promise<Buffer> {
  const { lang, title, subtitle, blocks, date } = sheet
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: margin, bottom: 40, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: localeOf[lang],
    bufferPages: true,
    font: undefined as unknown as string,
    info: { Title: title, Author: brand.name, CreationDate: new Date(date) },
  })
  const finished = collect(pdf)
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('strong', fonts.strong)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  artifact(pdf, () => drawMark(pdf, margin, margin))
  text(pdf, root, 'P', brand.name, { font: 'strong', size: 13, x: margin + 24, y: margin })
  pdf.y = margin + 34
  text(pdf, root, 'H1', title, { font: 'strong', size: 22, gap: 4 })
  text(pdf, root, 'P', subtitle, { size: 10, colour: quiet, gap: 10 })
  for (const block of blocks) draw(pdf, root, block)
  root.end()
  footers(pdf, sheet)
  pdf.end()
  return finished
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

const markSize = 17

function drawMark(pdf: Pdf, x: number, y: number): void {
  const { size, distances, stroke, point } = mark
  pdf.save()
  pdf.translate(x, y).scale(markSize / size)
  pdf.lineWidth(stroke).strokeColor(ink).path(distances).stroke()
  pdf.circle(point.cx, point.cy, point.r).fill(orange)
  pdf.restore()
}

function draw(pdf: Pdf, root: Element, block: Block): void {
  switch (block.kind) {
    case 'heading':
      // A heading stays with what it is above.
      if (pdf.y + 70 > bottom) pdf.addPage()
      pdf.y += 8
      return text(pdf, root, 'H2', block.text, { font: 'strong', size: 12.5, gap: 4 })
    case 'text':
      return text(pdf, root, 'P', block.text, { colour: block.quiet ? quiet : ink, gap: 8 })
    case 'link':
      return drawLink(pdf, root, block)
    case 'list':
      return drawList(pdf, root, block.items)
    case 'grid':
      return drawGrid(pdf, root, [block.head, ...block.rows])
    case 'drawing':
      return drawDrawing(pdf, root, block)
  }
}

function drawLink(pdf: Pdf, root: Element, { text: name, href }: { text: string; href: string }) {
  if (pdf.y + 20 > bottom) pdf.addPage()
  const top = pdf.y
  const link = pdf.struct('Link', { alt: name }, () => {
    pdf.font('regular').fontSize(10).fillColor(teal)
    pdf.text(name, margin, top, { link: href, underline: true })
  })
  root.add(link)
  pdf.y = top + 22
  pdf.x = margin
}

function drawList(pdf: Pdf, root: Element, items: readonly string[]): void {
  const list = pdf.struct('L')
  root.add(list)
  for (const item of items) {
    const entry = pdf.struct('LI')
    list.add(entry)
    pdf.font('regular').fontSize(10)
    if (pdf.y + pdf.heightOfString(item, { width: width - 14, lineGap: 2.8 }) > bottom)
      pdf.addPage()
    const top = pdf.y
    artifact(pdf, () => pdf.rect(margin, top + 5, 4, 1.4).fill(orange))
    text(pdf, entry, 'LBody', item, { x: margin + 14, y: top, width: width - 14, gap: 4 })
    entry.end()
  }
  list.end()
  pdf.y += 4
}

function footers(pdf: Pdf, { foot }: Sheet): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin text would begin a page of its own.
    pdf.page.margins.bottom = 0
    rule(pdf, 788)
    artifact(pdf, () => {
      pdf.font('regular').fontSize(8).fillColor(quiet)
      pdf.text(foot.text, margin, 794, { width: width - 70, lineGap: 1.5 })
      const number = fillIn(foot.pages, { page: page + 1, pages: count })
      pdf.text(number, margin + width - 66, 794, { width: 66, align: 'right' })
    })
  }
}
