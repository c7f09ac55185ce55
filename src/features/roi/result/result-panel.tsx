import { useMemo, useEffect, useState, type ReactNode } from 'react'
import type { Lang } from '#src/i18n/locales.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { TermWords } from '../explain/term-words.ts'
import type { ResultWords } from '../messages/result/result-words.ts'
import type { Estimate } from '../model/estimate.ts'
import type { PriceList } from '../model/price-list.ts'
import { BasisContext, type Countries } from './basis.ts'
import { Flows } from './flows.tsx'
import { Headline } from './headline.tsx'
import { PaybackChart } from './payback-chart.tsx'
import styles from './result-panel.module.css'
import { Rows } from './rows.tsx'

interface ResultPanelProps {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  words: ResultWords
  terms: TermWords
  countries: Countries
  /** The visitor has not changed anything yet. */
  example?: boolean
  /** Renders the explanations of closed rows too, for a page without JavaScript. */
  expanded?: boolean
  /** Calculates the same site as a partner, offered below the result of a pilot. */
  onPartner?: () => void
  actions?: ReactNode
}

/** The result of an estimate from the headline, which is painted first, to all twenty figures. */
export function ResultPanel(props: ResultPanelProps) {
  const { lang, estimate, priceList, words, terms, countries, expanded = false, actions } = props
  const { input } = estimate
  const { constants } = priceList
  const { names } = terms
  const isPilot = input.contractType === 'pilot'
  const term = (isPilot ? constants.termPilot : constants.termPartner).value
  const settled = useAfterPaint(estimate)
  // The same element until then, so that React skips it.
  const below = useMemo(
    () => (
      <BasisContext value={{ lang, estimate: settled, priceList, terms, countries }}>
        <PaybackChart lang={lang} estimate={settled} words={words} />
        <section>
          <h3>{words.flows}</h3>
          <Flows
            lang={lang}
            results={settled.results}
            currency={settled.currency}
            names={names.results}
            words={words}
          />
        </section>
        <Rows
          lang={lang}
          estimate={settled}
          rentalMonths={constants.rentalMonths.value}
          names={names.results}
          words={words}
          expanded={expanded}
        />
      </BasisContext>
    ),
    [lang, settled, priceList, terms, countries, words, names, constants, expanded],
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
            <Button variant="ghost" size="small" onClick={props.onPartner}>
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
      {below}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/** The value, updated after the browser has painted. */
function useAfterPaint<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => settle(value))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return settled
}
