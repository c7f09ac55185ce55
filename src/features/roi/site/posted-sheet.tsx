import { estimate } from '../model/estimate.ts'
import { countryName } from '../result/basis.ts'
import { OfferSheet } from '../sheet/offer-sheet.tsx'
import { firstState } from './estimate-state.ts'
import type { EstimatorProps } from './estimator-props.ts'

const now = () => new Date().toISOString()

/** The sheet in the answer to a posted form, which nothing can draw when it is printed. */
export function PostedSheet(props: EstimatorProps) {
  const { lang, table, publishedAt, countries, words } = props
  const result = estimate(firstState(props).good.given, table)
  const { country } = result.input
  return (
    <noscript>
      <OfferSheet
        lang={lang}
        estimate={result}
        table={table}
        publishedAt={publishedAt}
        createdAt={now()}
        countryName={countryName(countries, country)}
        words={words.sheet}
        names={words.terms.names}
      />
    </noscript>
  )
}
