import { ordersPerTruck, type PlannerState } from './planner-state.ts'
import { templates } from './templates.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/**
 * The template that the plan still is, with its trucks and orders: to choose it again would change
 * nothing. Once any of them is changed, it can be chosen again.
 */
export function templateOf({
  history,
  origin,
  trucks,
  ordersPerHour,
}: Pick<PlannerState, 'history' | 'origin' | 'trucks' | 'ordersPerHour'>) {
  if (origin?.plan !== history.plan) return undefined
  const names = keysOf(templates)
  return names.find((name) => {
    const { size, trucks: given } = templates[name]
    return size === origin.size && trucks === given && ordersPerHour === ordersPerTruck * given
  })
}
