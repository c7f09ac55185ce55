import { resultMeasures } from './measures/results.ts'
import type { ModelVersion } from './price-list.ts'
import { roundTo } from './rounding.ts'

/** What decides when a contract has paid for itself; money in one currency. */
export interface Outlay {
  hardwareCost: number
  /** For the whole term. */
  softwareCost: number
  installationCost: number
  /** Per year. */
  benefit: number
  /** Months. */
  term: number
  model: ModelVersion
}

/** Months until the benefit has paid for the contract, with the fees after its term; null: never. */
export function paybackOf({ benefit, term, model, ...costs }: Outlay): number | null {
  const { hardwareCost, softwareCost, installationCost } = costs
  return monthsOf({
    spent: hardwareCost + softwareCost + installationCost,
    once: hardwareCost + installationCost,
    running: softwareCost / term,
    perMonth: benefit / 12,
    term,
    model,
  })
}

/** The same for rented hardware: the rent goes on after the term. */
export function rentedPaybackOf(outlay: Outlay & { rentalMonths: number; spent: number }) {
  const { hardwareCost, softwareCost, installationCost, rentalMonths } = outlay
  const { spent, benefit, term, model } = outlay
  const running = softwareCost / term + hardwareCost / rentalMonths
  return monthsOf({ spent, once: installationCost, running, perMonth: benefit / 12, term, model })
}

interface Course {
  /** Within the term. */
  spent: number
  /** The part of it that is not paid again. */
  once: number
  /** Paid each month after the term. */
  running: number
  perMonth: number
  term: number
  model: ModelVersion
}

/** Model version 1 divides by the whole benefit, however long it takes. */
function monthsOf({ spent, once, running, perMonth, term, model }: Course): number | null {
  if (perMonth <= 0) return null
  const within = spent / perMonth
  if (model === 1 || within <= term) return rounded(within)
  return perMonth > running ? rounded(once / (perMonth - running)) : null
}

const rounded = (months: number) => roundTo(months, resultMeasures.paybackMonths.decimals)
