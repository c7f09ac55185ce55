import { averagePaybackMonths } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import type { MethodPart } from './method-part.ts'
import styles from './method.module.css'
import { history, portfolioFigures } from './portfolio-figures.ts'

/** What the stated average stands on, and what it does not. */
export function Claim({ lang, table, words, terms }: MethodPart) {
  const { sites, mean, shareUnder, oneShiftMean } = portfolioFigures(table)
  const months = (value: number | null) =>
    value === null ? terms.label.notReached : formatNumber(lang, value, 1)
  const values = {
    claim: averagePaybackMonths,
    draftExample: months(history.draftExampleMonths),
    draftMean: months(history.draftMeanMonths),
    draftShare: formatPercent(lang, history.draftShareUnder),
    sites: formatNumber(lang, sites),
    mean: months(mean),
    share: formatPercent(lang, shareUnder),
    oneShift: months(oneShiftMean),
  }
  const { title, target, moved, draft, portfolio, verdict } = words.claim
  return (
    <div className={styles.claim}>
      <h3>{fillIn(title, values)}</h3>
      <div>
        <p>{fillIn(target, values)}</p>
        <ul>
          {moved.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
        <p>{fillIn(draft, values)}</p>
        <p>{fillIn(portfolio, values)}</p>
        <p>{fillIn(verdict, values)}</p>
      </div>
    </div>
  )
}
