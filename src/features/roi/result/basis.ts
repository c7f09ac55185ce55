import { createContext } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import type { TermWords } from '../explain/term-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'

export interface Basis {
  lang: Lang
  estimate: Estimate
  table: RoiTable
  terms: TermWords
}

/** For what is open only: a closed row must not be drawn again because an input has changed. */
export const BasisContext = createContext<Basis | undefined>(undefined)
