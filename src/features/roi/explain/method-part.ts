import type { Lang } from '#src/i18n/locales.ts'
import type { MethodWords } from '../messages/method/words.ts'
import type { RoiTable } from '../model/table.ts'
import type { TermWords } from './terms-of-table.ts'

/** What the parts of the method are drawn from. */
export interface MethodPart {
  lang: Lang
  table: RoiTable
  words: MethodWords
  terms: TermWords
}
