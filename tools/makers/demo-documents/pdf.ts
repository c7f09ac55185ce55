import PdfDocument from 'pdfkit'
import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { Block, TableRow } from './content.ts'
import { words } from './words.ts'

export interface Fonts {
  regular: Buffer
  strong: Buffer
}

interface Sheet {
  lang: Lang
  title: string
  subtitle: string
  blocks: readonly Block[]
  edition: number
  /** ISO date, of the edition: the bytes are the same whenever they are made. */
  date: string
  fonts: Fonts
}

type Pdf = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

const ink = '#0b1622'
const quiet = '#51606b'
const line = '#b9c3bd'
const orange = '#f26b1d'
const teal = '#0b8f83'

const margin = 56
const width = 595.28 - 2 * margin
const bottom = 841.89 - 76

/** One document as a tagged PDF, its fonts embedded, its language set. */
export async function renderPdf(sheet: Sheet): Promise<Buffer> {
  const { lang, title, subtitle, blocks, fonts, date } = sheet
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

/** What is drawn and means nothing by itself. */
function artifact(pdf: Pdf, work: () => void): void {
  pdf.markContent('Artifact')
  work()
  pdf.endMarkedContent()
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

function text(
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

function draw(pdf: Pdf, root: Element, block: Block): void {
  switch (block.kind) {
    case 'heading':
      // A heading stays with what it is above.
      if (pdf.y + 70 > bottom) pdf.addPage()
      pdf.y += 8
      return text(pdf, root, 'H2', block.text, { font: 'strong', size: 12.5, gap: 4 })
    case 'text':
      return text(pdf, root, 'P', block.text, { colour: block.quiet ? quiet : ink, gap: 8 })
    case 'list':
      return drawList(pdf, root, block.items)
    case 'table':
      return drawTable(pdf, root, block.head, block.rows)
    case 'ruler':
      return drawRuler(pdf, root, block.figures)
  }
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

const nameWidth = 190
/** Of one line. */
const rowHeight = 22

function drawTable(
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
    const under = pdf.y
    artifact(pdf, () =>
      pdf
        .lineWidth(0.5)
        .strokeColor(line)
        .moveTo(margin, under)
        .lineTo(margin + width, under)
        .stroke(),
    )
  }
  row('TH', { name: property, value })
  for (const one of rows) row('TD', one)
  table.end()
  pdf.y += 12
}

/** The ruler of the case figures ends here. */
const rulerEnd = 0.4

function drawRuler(pdf: Pdf, root: Element, figures: (Block & { kind: 'ruler' })['figures']): void {
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

function footers(pdf: Pdf, { lang, edition, date }: Sheet): void {
  const own = words[lang]
  const { start, count } = pdf.bufferedPageRange()
  const day = new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: 'UTC' })
  const facts = [
    fillIn(own.edition, { edition }),
    day.format(new Date(date)),
    fillIn(own.source, { brand: brand.name }),
  ].join(' · ')
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin text would begin a page of its own.
    pdf.page.margins.bottom = 0
    artifact(pdf, () => {
      pdf
        .lineWidth(0.5)
        .strokeColor(line)
        .moveTo(margin, 788)
        .lineTo(margin + width, 788)
        .stroke()
      pdf.font('regular').fontSize(8).fillColor(quiet)
      pdf.text(facts, margin, 794, { width: width - 70, lineGap: 1.5 })
      const number = fillIn(own.page, { page: page + 1, pages: count })
      pdf.text(number, margin + width - 66, 794, { width: 66, align: 'right' })
    })
  }
}
