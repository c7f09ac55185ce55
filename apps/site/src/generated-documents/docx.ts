import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { brand } from '@repo/platform/brand/brand.ts'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import type { Block, Sheet } from './block.ts'

const ink = '0B1622'
const quiet = '51606B'
/** In twentieths of a point. */
const a4 = { width: 11_906, height: 16_838 }

/** One document for a word processor, to be edited; drawings are left to the PDF. */
export async function renderDocx(sheet: Sheet): Promise<Uint8Array> {
  const { lang, title, subtitle, blocks, foot } = sheet
  const document = new Document({
    title,
    creator: brand.name,
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 20, language: { value: localeOf[lang] } } },
        title: {
          run: { size: 40, bold: true, color: ink },
          paragraph: { spacing: { after: 60 } },
        },
        heading2: {
          run: { size: 24, bold: true, color: ink },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: { width: a4.width, height: a4.height } } },
        footers: { default: new Footer({ children: [footOf(foot)] }) },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({
            spacing: { after: 240 },
            children: [new TextRun({ text: subtitle, color: quiet })],
          }),
          ...blocks.flatMap((block) => partsOf(block)),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

function footOf({ text, pages }: Sheet['foot']): Paragraph {
  // The pattern with its numbers as fields, which the word processor fills in.
  const numbers = pages.split(/(\{pages?\})/).map((part) => {
    if (part === '{page}') return PageNumber.CURRENT
    return part === '{pages}' ? PageNumber.TOTAL_PAGES : part
  })
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [`${text} · `, ...numbers], size: 16, color: quiet })],
  })
}

function partsOf(block: Block): readonly (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_2, keepNext: true })]
    case 'text':
      return [
        new Paragraph({
          spacing: { after: 120 },
          children: [new TextRun({ text: block.text, ...(block.quiet && { color: quiet }) })],
        }),
      ]
    case 'link':
      return [
        new Paragraph({
          children: [
            new ExternalHyperlink({
              link: block.href,
              children: [new TextRun({ text: block.text, style: 'Hyperlink' })],
            }),
          ],
        }),
      ]
    case 'list':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }))
    case 'grid':
      return tableOf([block.head, ...block.rows])
    case 'drawing':
      return []
  }
}

/** The first row is the head, which each page repeats. A paragraph keeps two tables apart. */
const tableOf = (rows: readonly (readonly string[])[]) => [
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    margins: { top: 60, bottom: 60, left: 90, right: 90 },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: cells.map((cell) => new TableCell({ children: linesOf(cell, index === 0) })),
        }),
    ),
  }),
  new Paragraph({ text: '' }),
]

const linesOf = (text: string, bold: boolean): readonly Paragraph[] =>
  text.split('\n').map((line) => new Paragraph({ children: [new TextRun({ text: line, bold })] }))
