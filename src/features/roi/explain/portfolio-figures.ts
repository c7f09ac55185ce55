import { portfolioMean, portfolioPaybacks, type Payback } from '../model/portfolio.ts'
import type { RoiTable } from '../model/table.ts'
import { averagePaybackMonths } from '#src/facts/claims.ts'

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

export interface PortfolioFigures {
  sites: number
  /** null: not every site pays back */
  mean: number | null
  shareUnder: number
  oneShiftMean: number | null
}

const cache = new WeakMap<RoiTable, PortfolioFigures>()

const shareUnder = (paybacks: readonly Payback[]) =>
  paybacks.filter(({ months }) => months !== null && months < averagePaybackMonths).length /
  paybacks.length

/** Thousands of sites: calculated once for a published table. */
export function portfolioFigures(table: RoiTable): PortfolioFigures {
  const cached = cache.get(table)
  if (cached) return cached
  const paybacks = portfolioPaybacks(table)
  const figures = {
    sites: paybacks.length,
    mean: portfolioMean(paybacks),
    shareUnder: shareUnder(paybacks),
    oneShiftMean: portfolioMean(portfolioPaybacks(table, oneShift)),
  }
  cache.set(table, figures)
  return figures
}
