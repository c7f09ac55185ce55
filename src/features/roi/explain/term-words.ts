import type { Lang } from '#src/i18n/locales.ts'
import { roiNames } from '../messages/names/words.ts'
import { termDictionaries } from '../messages/terms/words.ts'
import type { RoiTable } from '../model/table.ts'
import { termWordsOf, type TermWords } from './terms-of-table.ts'

export type { TermWords } from './terms-of-table.ts'

/** The words of the explanations for one version of the table. Server only: it knows all languages. */
export const termWordsFor = (lang: Lang, table: RoiTable): TermWords =>
  termWordsOf(termDictionaries[lang], roiNames[lang], table)
