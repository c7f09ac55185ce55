import { averagePaybackMonths } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import { portfolioMean, portfolioPaybacks, type Payback } from '../model/portfolio.ts'
import type { PriceList } from '../model/price-list.ts'
import type { MethodPart } from './method-parts.tsx'
import styles from './method.module.css'

/** Of the time when the model was made, before its choices were moved; `docs` and page tell the same. */
export const history = {
  /** Payback of example A in the first draft. */
  draftExampleMonths: 15.6,
  /** Of the portfolio, with three of the four choices put back. */
  draftMeanMonths: 14.1,
  draftShareUnder: 0.24,
} as const

const oneShift = [60, 70, 80].map((capacityUsed) => ({
  shifts: 1,
  shiftHours: 8,
  capacityUsed,
}))

interface PortfolioFigures {
  sites: number
  /** null: not every site pays back */
  mean: number | null
  shareUnder: number
  oneShiftMean: number | null
}

const cache = new WeakMap<PriceList, PortfolioFigures>()

const shareUnderClaim = (paybacks: readonly Payback[]) =>
  paybacks.filter(({ months }) => months !== null && months < averagePaybackMonths).length /
  paybacks.length

/** Thousands of sites: calculated once for a published price list. */
export function portfolioFigures(priceList: PriceList): PortfolioFigures {
  const cached = cache.get(priceList)
  if (cached) return cached
  const paybacks = portfolioPaybacks(priceList)
  const figures = {
    sites: paybacks.length,
    mean: portfolioMean(paybacks),
    shareUnder: shareUnderClaim(paybacks),
    oneShiftMean: portfolioMean(portfolioPaybacks(priceList, oneShift)),
  }
  cache.set(priceList, figures)
  return figures
}

/** What the stated average stands on, and what it does not. */
export function Claim({ lang, priceList, words, terms }: MethodPart) {
  const { sites, mean, shareUnder, oneShiftMean } = portfolioFigures(priceList)
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
