import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { portfolioMean, portfolioPaybacks, type Payback } from './portfolio.ts'
import { perPriceList, type PriceList } from './price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'

/** What the stated average is the mean of, in months; null: not every site pays back. */
export interface Average {
  sites: number
  mean: number | null
}

/** Means in months; null: not every site pays back. */
export interface ClaimFigures extends Average {
  shareUnder: number
  noFees: { mean: number | null; shareUnder: number }
  variants: Readonly<Record<Variant, number | null>>
}

export type Variant = 'oneShift' | 'twoShifts' | 'idleShare' | 'cautiousWeights' | 'together'

const oneShift = [60, 70, 80].map((capacityUsed) => ({ shifts: 1, shiftHours: 8, capacityUsed }))

const twoShifts = [{ shifts: 2, shiftHours: 8, capacityUsed: 60 }]
const cautiousIdleShare = 0.2

const cautious: Readonly<Record<number, number>> = { 0.75: 0.6, 0.5: 0.3 }

const withCautiousWeights = (priceList: PriceList): PriceList => ({
  ...priceList,
  weights: mapValues(priceList.weights, (levers) =>
    mapValues(levers, (weight) => cautious[weight] ?? weight),
  ),
})

function withConstants(
  priceList: PriceList,
  values: Partial<Record<keyof PriceList['constants'], number>>,
): PriceList {
  const constants = mapValues(priceList.constants, (constant, key) => ({
    ...constant,
    value: values[key] ?? constant.value,
  }))
  return { ...priceList, constants }
}

const shareUnderClaim = (paybacks: readonly Payback[]) =>
  paybacks.filter(({ months }) => months !== null && months < averagePaybackMonths).length /
  paybacks.length

const averaged = perPriceList((priceList): readonly Payback[] => portfolioPaybacks(priceList))
const paybacksOf = (priceList: PriceList) => averaged(priceList, undefined)

/** The mean alone: the other figures take several times as long. */
export function averageOf(priceList: PriceList): Average {
  const paybacks = paybacksOf(priceList)
  return { sites: paybacks.length, mean: portfolioMean(paybacks) }
}

/**
 * What the stated average is based on, and what moves it most. One step for each of the portfolios,
 * which are thousands of sites: a server lets requests in between.
 */
export function* claimFigures(priceList: PriceList): Generator<undefined, ClaimFigures> {
  const paybacks = paybacksOf(priceList)
  yield
  const noFees = portfolioPaybacks(priceList, { fees: { fixed: 0, perTruck: 0 } })
  yield
  const mean = (list: PriceList) => portfolioMean(portfolioPaybacks(list))
  const ofOneShift = portfolioMean(portfolioPaybacks(priceList, { shiftPatterns: oneShift }))
  yield
  const ofTwoShifts = portfolioMean(portfolioPaybacks(priceList, { shiftPatterns: twoShifts }))
  yield
  const lessIdle = withConstants(priceList, { idleShare: cautiousIdleShare })
  const idleShare = mean(lessIdle)
  yield
  const cautiousWeights = mean(withCautiousWeights(priceList))
  yield
  const together = mean(withCautiousWeights(lessIdle))
  return {
    ...averageOf(priceList),
    shareUnder: shareUnderClaim(paybacks),
    noFees: { mean: portfolioMean(noFees), shareUnder: shareUnderClaim(noFees) },
    variants: {
      oneShift: ofOneShift,
      twoShifts: ofTwoShifts,
      idleShare,
      cautiousWeights,
      together,
    },
  }
}
