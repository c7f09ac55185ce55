import subsetFont from 'subset-font'
import { documentNames, type DocumentName } from '@repo/site/features/documents/demo/names.ts'
import { demoWords } from '@repo/site/features/documents/demo/words.ts'
import type { Block } from '@repo/site/generated-documents/block.ts'
import { renderPdf, type Fonts } from '@repo/site/generated-documents/pdf.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { archivo, characters } from '../archivo.ts'
import { estimateExplained, protection, warehouse } from './brochures.ts'
import { caseStudy } from './case-studies.ts'
import { datasheet } from './datasheets.ts'
import { words } from './words.ts'

const edition = 1
const date = '2026-11-22T00:00:00.000Z'

const contents: Record<DocumentName, (lang: Lang) => Block[]> = {
  'datasheet-anchor': (lang) => datasheet(lang, 'anchor'),
  'datasheet-tag': (lang) => datasheet(lang, 'tag'),
  'datasheet-gateway': (lang) => datasheet(lang, 'gateway'),
  'datasheet-platform': (lang) => datasheet(lang, 'platform'),
  'case-study-1': (lang) => caseStudy(lang, 1),
  'case-study-2': (lang) => caseStudy(lang, 2),
  'case-study-3': (lang) => caseStudy(lang, 3),
  'brochure-warehouse': warehouse,
  'brochure-data-protection': protection,
  'brochure-estimate': estimateExplained,
}

/** Archivo in two weights, for embedding. */
export async function pdfFonts(): Promise<Fonts> {
  const font = await archivo()
  const instance = (wght: number) =>
    subsetFont(font, characters, {
      targetFormat: 'truetype',
      variationAxes: { wdth: { min: 100, max: 100 }, wght: { min: wght, max: wght } },
      keepFeatures: ['kern'],
      noHinting: true,
    })
  return { regular: await instance(400), strong: await instance(600) }
}

/** The demo documents of a language, by name. */
export async function demoDocuments(
  lang: Lang,
  fonts: Fonts,
): Promise<ReadonlyMap<DocumentName, Buffer>> {
  const made = new Map<DocumentName, Buffer>()
  for (const name of documentNames) {
    const { title, description } = demoWords[lang][name]
    const [subtitle = ''] = description.split(/(?<=\.) /)
    const blocks = contents[name](lang)
    const foot = { text: footOf(lang), pages: words[lang].page }
    made.set(name, await renderPdf({ lang, title, subtitle, blocks, date, foot }, fonts))
  }
  return made
}

function footOf(lang: Lang): string {
  const own = words[lang]
  const day = new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: 'UTC' })
  return [
    fillIn(own.edition, { edition }),
    day.format(new Date(date)),
    fillIn(own.source, { brand: brand.name }),
  ].join(' · ')
}
