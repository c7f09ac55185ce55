import { averagePaybackMonths } from '#src/facts/claims.ts'
import { explain } from '../../model/estimate.ts'
import { exampleA, exampleB } from '../../model/examples.ts'
import { portfolioMean, portfolioPaybacks } from '../../model/portfolio.ts'
import type { RoiTable } from '../../model/table.ts'
import type { Effect, Preview } from '../../tables-contract.ts'

const cached = new WeakMap<RoiTable, Effect>()

/** What a table makes of the model's two worked examples and of its portfolio, worked out once. */
export function effectOf(table: RoiTable): Effect {
  const effect = cached.get(table) ?? makeEffect(table)
  cached.set(table, effect)
  return effect
}

function makeEffect(table: RoiTable): Effect {
  const paybacks = portfolioPaybacks(table)
  const months = paybacks.map((site) => site.months ?? Infinity).toSorted((a, b) => a - b)
  const middle = [months[(months.length - 1) >> 1]!, months[months.length >> 1]!]
  const median = (middle[0]! + middle[1]!) / 2
  return {
    exampleA: explain(exampleA, table).results,
    exampleB: explain(exampleB, table).results,
    portfolio: {
      mean: portfolioMean(paybacks),
      median: Number.isFinite(median) ? median : null,
      underClaim: months.filter((one) => one < averagePaybackMonths).length / months.length,
    },
  }
}

export function warningsOf({ portfolio: { mean } }: Effect): Preview['warnings'] {
  return mean === null || mean >= averagePaybackMonths ? ['MEAN_ABOVE_CLAIM'] : []
}
