import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { calculate } from '../../model/estimate.ts'
import { exampleA, exampleB } from '../../model/examples.ts'
import { portfolioMean, portfolioPaybacks } from '../../model/portfolio.ts'
import type { PriceList } from '../../model/price-list.ts'
import type { Effect, Preview } from '../../price-list-contract.ts'

const cached = new WeakMap<PriceList, Effect>()

/** The results of the two worked examples and the portfolio with a price list, cached. */
export function effectOf(priceList: PriceList): Effect {
  const effect = cached.get(priceList) ?? makeEffect(priceList)
  cached.set(priceList, effect)
  return effect
}

function makeEffect(priceList: PriceList): Effect {
  const paybacks = portfolioPaybacks(priceList)
  const months = paybacks.map((site) => site.months ?? Infinity).toSorted((a, b) => a - b)
  const [lower = NaN, upper = NaN] = [months[(months.length - 1) >> 1], months[months.length >> 1]]
  const median = (lower + upper) / 2
  return {
    exampleA: calculate(exampleA, priceList).results,
    exampleB: calculate(exampleB, priceList).results,
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
