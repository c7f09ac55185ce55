import { useMemo, type ReactNode } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '../messages/result/result-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'
import { Assumptions } from './assumptions.tsx'
import { BasisContext, type Countries } from './basis.ts'
import { Flows } from './flows.tsx'
import { Foundation } from './foundation.tsx'
import { Headline } from './headline.tsx'
import { PaybackChart } from './payback-chart.tsx'
import styles from './result-panel.module.css'
import { Rows } from './rows.tsx'
import { Target } from './target.tsx'
import { useIdle } from './use-idle.ts'

interface ResultPanelProps {
  lang: Lang
  estimate: Estimate
  table: RoiTable
  /** ISO 8601, when the table was published. */
  publishedAt: string
  words: ResultWords
  terms: TermWords
  countries: Countries
  /** The visitor has not changed anything yet. */
  example?: boolean
  /** Writes all that otherwise waits for a click or an idle browser: for a page without JavaScript. */
  expanded?: boolean
  /** Calculates the same site as a partner, offered below the result of a pilot. */
  onPartner?: () => void
  actions?: ReactNode
}

/** The whole result of an estimate. */
export function ResultPanel(props: ResultPanelProps) {
  const { lang, estimate, table, words, terms, countries, expanded = false, actions } = props
  const { results, currency, input } = estimate
  const { constants } = table
  const { names } = terms
  const isPilot = input.contractType === 'pilot'
  const term = (isPilot ? constants.termPilot : constants.termPartner).value
  const settled = useIdle(estimate, expanded)
  // One after the other, so that neither keeps the browser from the next key for long.
  const later = useIdle(settled, expanded)
  const basis = useMemo(
    () => ({ lang, estimate, table, terms, countries }),
    [lang, estimate, table, terms, countries],
  )
  return (
    <section data-ground="ink" className={styles.panel}>
      <h2>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </h2>
      {props.example && <p className={styles.example}>{words.example}</p>}
      <Headline lang={lang} estimate={estimate} term={term} names={names.results} words={words} />
      {isPilot && (
        <div className={styles.pilot}>
          <p>{words.pilot}</p>
          {props.onPartner && (
            <Button look="ghost" size="small" onClick={props.onPartner}>
              {words.toPartner}
            </Button>
          )}
        </div>
      )}
      {estimate.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {words.warnings[warning]}
        </p>
      ))}
      <PaybackChart lang={lang} estimate={estimate} words={words} />
      <section>
        <h3>{words.flows}</h3>
        <Flows
          lang={lang}
          results={results}
          currency={currency}
          names={names.results}
          words={words}
        />
        <BasisContext value={basis}>
          <Rows
            lang={lang}
            estimate={estimate}
            rentalMonths={constants.rentalMonths.value}
            names={names.results}
            words={words}
            expanded={expanded}
          />
        </BasisContext>
        {actions && <div className={styles.actions}>{actions}</div>}
      </section>
      <Assumptions lang={lang} estimate={settled} table={table} terms={terms} words={words} />
      <Target
        lang={lang}
        estimate={later}
        table={table}
        terms={terms}
        words={words}
        countries={countries}
      />
      <Foundation
        estimate={estimate}
        publishedAt={props.publishedAt}
        naming={{ lang, words, terms, countries }}
      />
    </section>
  )
}
