import { useMemo, type ReactNode } from 'react'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatPercent } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '../messages/result/result-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { RoiTable } from '../model/table.ts'
import { Assumptions } from './assumptions.tsx'
import { BasisContext } from './basis.ts'
import { Flows } from './flows.tsx'
import { monthsText } from './format-result.ts'
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
  /** Of the price table, named in the page's language. */
  countries: readonly (readonly [code: string, name: string])[]
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
  const basis = useMemo(() => ({ lang, estimate, table, terms }), [lang, estimate, table, terms])
  const countryName = (code: string) => countries.find(([known]) => known === code)?.[1] ?? code
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
        estimate={settled}
        table={table}
        terms={terms}
        words={words}
        countries={countries}
      />
      <Foundation
        estimate={estimate}
        publishedAt={props.publishedAt}
        naming={{ lang, words, terms, countryName }}
      />
      <p role="status">
        <VisuallyHidden>{settled && statusOf(lang, settled, words)}</VisuallyHidden>
      </p>
    </section>
  )
}

/** What is read out once a change has come to rest. */
function statusOf(lang: Lang, { results }: Estimate, words: ResultWords): string {
  return fillIn(words.status, {
    payback: monthsText(lang, results.paybackMonths, words),
    roi: formatPercent(lang, results.roi / 100, 1),
  })
}
