import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import { brand } from '@repo/platform/brand/brand.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import type { DocumentName } from '@repo/site/features/documents/demo/names.ts'
import { demoWords } from '@repo/site/features/documents/demo/words.ts'
import type { Fonts } from '@repo/site/generated-documents/pdf.ts'
import { archivo, characters } from '../archivo.ts'
import { estimateExplained } from './brochure-estimate.ts'
import { protection } from './brochure-protection.ts'
import { warehouse } from './brochure-warehouse.ts'
import { caseStudy } from './case-studies.ts'
import { datasheet } from './datasheets.ts'
import { paper, type FontUrls } from './frame.ts'
import type { Markup } from './markup.ts'
import { withoutPictures, type Pictures } from './pictures.ts'
import { words } from './words.ts'

const edition = 2
export const editionDate = '2026-11-28T00:00:00.000Z'

export interface DocumentOf {
  lang: Lang
  /** As in `Datasheet`. */
  kind: string
  title: string
}

type Contents = (of: DocumentOf, pictures: Pictures) => Markup[]

const contents: Readonly<Record<DocumentName, Contents>> = {
  'datasheet-anchor': (of, pictures) => datasheet({ ...of, of: 'anchor' }, pictures),
  'datasheet-tag': (of, pictures) => datasheet({ ...of, of: 'tag' }, pictures),
  'datasheet-gateway': (of, pictures) => datasheet({ ...of, of: 'gateway' }, pictures),
  'datasheet-platform': (of, pictures) => datasheet({ ...of, of: 'platform' }, pictures),
  'case-study-1': (of, pictures) => caseStudy({ ...of, study: 1 }, pictures),
  'case-study-2': (of, pictures) => caseStudy({ ...of, study: 2 }, pictures),
  'case-study-3': (of, pictures) => caseStudy({ ...of, study: 3 }, pictures),
  'brochure-warehouse': warehouse,
  'brochure-data-protection': protection,
  'brochure-estimate': estimateExplained,
}

/** One demo document as a page of HTML, to be printed. */
export function demoDocument(
  lang: Lang,
  name: DocumentName,
  pictures: Pictures,
  fonts: FontUrls,
): string {
  const own = words[lang]
  const { title } = demoWords[lang][name]
  const kind = own.kinds[kindOf(name)]
  const sheets = contents[name]({ lang, kind, title }, pictures)
  return paper({ lang, title, foot: footOf(lang), pages: own.page, sheets }, fonts)
}

/** A digest of what a document says and how it looks, without its pictures: whether it is of today. */
export function textOf(lang: Lang, name: DocumentName): string {
  const document = demoDocument(lang, name, withoutPictures, {
    regular: '',
    strong: '',
    heading: '',
  })
  const said = document.replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(said).digest('hex').slice(0, 16)
}

function kindOf(name: DocumentName) {
  if (name.startsWith('datasheet')) return 'datasheet'
  return name.startsWith('case-study') ? 'caseStudy' : 'brochure'
}

/** Archivo in two weights, for embedding in what the server makes. */
export async function pdfFonts(): Promise<Fonts> {
  return { regular: await instance(400, 100), strong: await instance(600, 100) }
}

/** The same and a heading, wider or narrower as the site has it in the language. */
export async function fontUrls(lang: Lang, { regular, strong }: Fonts): Promise<FontUrls> {
  const url = (font: Buffer) => `data:font/ttf;base64,${font.toString('base64')}`
  return {
    regular: url(regular),
    strong: url(strong),
    heading: url(await instance(560, lang === 'de' ? 94 : 104)),
  }
}

const instance = async (wght: number, wdth: number): Promise<Buffer> =>
  subsetFont(await archivo(), characters, {
    targetFormat: 'truetype',
    variationAxes: { wdth: { min: wdth, max: wdth }, wght: { min: wght, max: wght } },
    keepFeatures: ['kern'],
    noHinting: true,
  })

function footOf(lang: Lang): string {
  const own = words[lang]
  const day = new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: 'UTC' })
  return [
    fillIn(own.edition, { edition }),
    day.format(new Date(editionDate)),
    fillIn(own.source, { brand: brand.name }),
  ].join(' · ')
}
