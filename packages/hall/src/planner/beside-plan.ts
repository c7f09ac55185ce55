import type { Method } from '#src/model/error.ts'
import type { Anchor } from '#src/model/plan.ts'
import type { Switches } from '#src/model/shift/switches.ts'
import type { Origin } from './origin.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** What the visitor has set beside the plan: both together decide every number of the page. */
export interface BesidePlan {
  /** Undefined for a plan that was not generated. */
  readonly origin: Origin | undefined
  readonly method: Method
  /** Of the anchors that are drawn or placed from now on. */
  readonly range: Anchor['range']
  readonly trucks: number
  /** Two where the forks are located too. */
  readonly tagsPerTruck: 1 | 2
  readonly ordersPerHour: number
  /** Of the shift. */
  readonly hours: number
  readonly seed: number
  /** Of the run with location. */
  readonly switches: Switches
}

export const besideNames = [
  'origin',
  'method',
  'range',
  'trucks',
  'tagsPerTruck',
  'ordersPerHour',
  'hours',
  'seed',
  'switches',
] as const satisfies readonly (keyof BesidePlan)[]

/** The present values of what the others set. */
export function replacedBy(
  others: Partial<BesidePlan>,
  present: Partial<BesidePlan>,
): Partial<BesidePlan> {
  const names = keysOf(others)
  return Object.fromEntries(names.map((name) => [name, present[name]]))
}
