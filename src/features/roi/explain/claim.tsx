import { averagePaybackMonths } from '#src/facts/claims.ts'
import { fillIn } from '#src/i18n/fill-in.ts'
import { formatNumber, formatPercent } from '#src/i18n/format.ts'
import { portfolioMean, portfolioPaybacks, type Payback } from '../model/portfolio.ts'
import type { PriceList } from '../model/price-list.ts'
import type { MethodPart } from './method-parts.tsx'
import styles from './method.module.css'

/** Figures of the model's first draft, before four of its choices were changed; `docs` has the same. */
export const history = {
  /** Payback of example A. */
  draftExampleMonths: 15.6,
  /** Mean of the portfolio, with three of the four choices changed back. */
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

/** Cached for each price list: it calculates thousands of sites. */
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

/** What the claimed average is based on, and its limits. */
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
