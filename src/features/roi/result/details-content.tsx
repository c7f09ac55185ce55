import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
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

/**
 * What the result rests on: the assumptions that matter most, what it would take to break even in a
 * year, the defaults. It follows the estimate a moment later.
 */
export function DetailsContent({ publishedAt, ...props }: DetailsProps) {
  const { lang, estimate, table, words, terms, countries } = props
  // One after the other, so that neither keeps the browser from the next key for long.
  const soon = useIdle(estimate)
  const later = useIdle(soon)
  return (
    <>
      <Assumptions lang={lang} estimate={soon} table={table} terms={terms} words={words} />
      <Target {...props} estimate={later} />
      <Foundation
        estimate={soon}
        publishedAt={publishedAt}
        naming={{ lang, words, terms, countries }}
      />
    </>
  )
}

export type RenderDetails = (props: DetailsProps) => void

/** Wakes what the server has drawn with the same properties, and hands over what draws it anew. */
export function hydrateDetails(
  place: Element,
  drawn: DetailsProps,
  awake: (draw: RenderDetails) => void,
): void {
  hydrateRoot(place, <AwakeDetails drawn={drawn} awake={awake} />)
}

interface AwakeDetailsProps {
  drawn: DetailsProps
  awake(draw: RenderDetails): void
}

function AwakeDetails({ drawn, awake }: AwakeDetailsProps) {
  const [props, draw] = useState(drawn)
  useEffect(() => awake(draw), [awake])
  return <DetailsContent {...props} />
}
