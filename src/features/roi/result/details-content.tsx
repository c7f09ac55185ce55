import type { Lang } from '#src/i18n/locales.ts'
import type { TermWords } from '../explain/terms-of-table.ts'
import type { ResultWords } from '../messages/result/result-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'
import { Assumptions } from './assumptions.tsx'
import type { Countries } from './basis.ts'
import { Foundation } from './foundation.tsx'
import { Target } from './target.tsx'
import { useIdle } from './use-idle.ts'

export interface DetailsProps {
  lang: Lang
  estimate: Estimate
  table: RoiTable
  /** ISO 8601, when the table was published. */
  publishedAt: string
  words: ResultWords
  terms: TermWords
  countries: Countries
}

export function DetailsContent({ publishedAt, ...props }: DetailsProps) {
  const { lang, estimate, table, words, terms, countries } = props
  // One after the other, so that neither keeps the browser from the next key for long.
  const later = useIdle(estimate)
  return (
    <>
      <Assumptions lang={lang} estimate={estimate} table={table} terms={terms} words={words} />
      <Target {...props} estimate={later} />
      <Foundation
        estimate={estimate}
        publishedAt={publishedAt}
        naming={{ lang, words, terms, countries }}
      />
    </>
  )
}
