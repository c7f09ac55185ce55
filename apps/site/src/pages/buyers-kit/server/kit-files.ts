import { brand } from '@repo/platform/brand/brand.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatDate } from '@repo/platform/i18n/format.ts'
import type { Block } from '#src/generated-documents/block.ts'
import { kitDocumentsWords } from '#words/index.ts'
import { draftBlocks } from './drafts.ts'
import type { KitContents } from './kit-contents.ts'
import type { KitFile } from './kit-file.ts'
import { materialBlocks, materialsCsv } from './materials.ts'
import { questionnaire, securitySheet } from './questionnaire.ts'

/** What stands in front of every document. */
interface Cover {
  file: string
  title: string
  about: string
}

/** The files of a kit in their order. What the visitor did not enter has none. */
export function kitFiles(contents: KitContents): readonly KitFile[] {
  const { lang, plan, estimate } = contents
  const words = kitDocumentsWords[lang]
  const { dpia, agreement, acceptance, materials } = words
  const file = (kind: 'pdf' | 'docx', cover: Cover, blocks: readonly Block[]): KitFile => ({
    kind,
    name: cover.file,
    sheet: sheetOf(contents, cover, blocks),
  })
  return [
    file('docx', words.questionnaire, questionnaire(contents)),
    ...(plan
      ? [
          file('pdf', materials, materialBlocks(lang, plan)),
          { kind: 'csv', name: materials.file, text: materialsCsv(lang, plan) } as const,
        ]
      : []),
    ...(estimate ? [file('pdf', words.estimate, estimateBlocks(contents, estimate))] : []),
    file('pdf', words.security, securitySheet(contents)),
    file('docx', dpia, draftBlocks(dpia.sections, words.draft)),
    file('docx', agreement, draftBlocks(agreement.sections, words.draft)),
    file('docx', acceptance, draftBlocks(acceptance.sections)),
  ]
}

function estimateBlocks(
  { lang }: KitContents,
  { inputs, results }: NonNullable<KitContents['estimate']>,
): readonly Block[] {
  const words = kitDocumentsWords[lang].estimate
  const head = [words.quantity, words.value]
  return [
    { kind: 'heading', text: words.inputs },
    { kind: 'grid', head, rows: inputs },
    { kind: 'heading', text: words.results },
    { kind: 'grid', head, rows: results },
  ]
}

function sheetOf({ lang, date, company }: KitContents, cover: Cover, blocks: readonly Block[]) {
  const words = kitDocumentsWords[lang]
  const values = { date: formatDate(lang, date), brand: brand.name, company: company ?? '' }
  const prepared = fillIn(company ? words.preparedFor : words.prepared, values)
  const text = [fillIn(words.footer, values), prepared].join(' · ')
  return {
    lang,
    date,
    title: cover.title,
    subtitle: fillIn(cover.about, values),
    blocks,
    foot: { text, pages: words.page },
  }
}
