import type { Lang } from '#src/i18n/locales.ts'
import type { RoiNames } from '../messages/names/words.ts'
import type { SheetWords } from '../messages/sheet/words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'

/** What the parts of the sheet are drawn from. */
export interface SheetData {
  lang: Lang
  estimate: Estimate
  /** The version that the estimate was made with. */
  table: RoiTable
  /** ISO, of that version. */
  publishedAt: string
  /** ISO */
  createdAt: string
  countryName: string
  words: SheetWords
  names: RoiNames
}
