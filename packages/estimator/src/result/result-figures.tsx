import { memo } from 'react'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { ResultWords } from '#words/index.ts'
import { Fold } from '@repo/platform/ui/fold.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { Basis } from '../form/basis.ts'
import type { Estimate } from '../model/estimate.ts'
import { headlineOf, linesOf, type Purchase } from '../model/lines.ts'
import type { PriceList } from '../model/price-list.ts'
import { BasisContext, type Countries } from './basis.ts'
import { Flows } from './flows.tsx'
import { Lines } from './lines.tsx'
import { PaybackChart } from './payback-chart.tsx'
import { Assumed } from './result-basis.tsx'
import styles from './result-panel.module.css'
import { Rows, type ResultNotes } from './rows.tsx'

interface Props {
  lang: Lang
  estimate: Estimate
  purchase: Purchase
  priceList: PriceList
  terms: TermWords
  countries: Countries
  words: ResultWords
  /** Renders the explanations of closed rows too. */
  expanded: boolean
  basis: Basis
  notes: ResultNotes | undefined
}

/** The figures below the headline. They are skipped while none of their own properties changes. */
export const ResultFigures = memo(function ResultFigures(props: Props) {
  const { lang, estimate, purchase, priceList, terms, countries, words, expanded, basis } = props
  const { constants } = priceList
  const { names } = terms
  const lines = linesOf(estimate, priceList)
  return (
    <BasisContext value={{ lang, estimate, priceList, terms, countries }}>
      <section>
        <h3>{words.flows}</h3>
        <Flows
          lang={lang}
          results={estimate.results}
          currency={estimate.currency}
          names={names.results}
          words={words}
        />
      </section>
      <PaybackChart
        lang={lang}
        estimate={estimate}
        priceList={priceList}
        line={headlineOf(lines, purchase)}
        words={words}
      />
      <Assumed {...{ lang, estimate, priceList, words, terms, basis }} />
      <div className={styles.folds} data-screen-only>
        <Fold title={lines[0].key === 'pilot' ? words.pilotLine : words.lines}>
          <Lines
            lang={lang}
            lines={lines}
            currency={estimate.currency}
            rentalMonths={constants.rentalMonths.value}
            words={words}
            expanded={expanded}
          />
        </Fold>
        <Fold title={words.rows}>
          <Rows
            lang={lang}
            estimate={estimate}
            rentalMonths={constants.rentalMonths.value}
            names={names.results}
            words={words}
            expanded={expanded}
            notes={props.notes}
          />
        </Fold>
      </div>
    </BasisContext>
  )
})
