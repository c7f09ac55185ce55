import { antennaRanges, type Plan } from '#src/model/plan.ts'
import { readHallSize } from '#src/model/hall-numbers.ts'
import { switchesOff, type Switches } from '#src/model/shift/switches.ts'
import type { BesidePlan } from '../planner/beside-plan.ts'
import { originOf } from '../planner/origin.ts'
import { openPlan, type Planner, type PlannerState } from '../planner/planner-state.ts'

/** A plan with what decides its numbers besides, under a key that other readers of plans ignore. */
type WholePlan = Plan & { readonly settings?: unknown }

export type Leaving = Pick<PlannerState, 'history' | keyof BesidePlan>

/** As files, links and the device hold it. */
export function wholePlan({ history: { plan }, origin, ...state }: Leaving): WholePlan {
  const { method, range, trucks, tagsPerTruck, ordersPerHour, hours, seed, switches } = state
  const shift = { trucks, tagsPerTruck, ordersPerHour, hours, seed, switches }
  return { ...plan, settings: { method, range, ...shift, ...(origin && { origin: origin.size }) } }
}

/** What it does not say, or says wrongly, stays as it is set. */
export function openWhole(planner: Planner, whole: WholePlan) {
  const { settings, ...plan } = whole
  openPlan(planner, plan, besideOf(settings, plan))
}

function besideOf(given: unknown, plan: Plan): Partial<BesidePlan> {
  const settings: Record<string, unknown> = isObject(given) ? given : {}
  const read = (name: keyof BesidePlan, isGood: (value: unknown) => boolean) =>
    isGood(settings[name]) ? { [name]: settings[name] } : {}
  const size = readHallSize(isObject(settings.origin) ? settings.origin : {})
  return {
    ...read('method', oneOf('tdoa', 'twr')),
    ...read('range', oneOf(...antennaRanges)),
    ...read('trucks', wholeUpTo(mostTrucks)),
    ...read('tagsPerTruck', oneOf(1, 2)),
    ...read('ordersPerHour', wholeUpTo(mostOrders * mostTrucks)),
    ...read('hours', oneOf(1, 2, 8)),
    ...read('seed', wholeUpTo(mostSeed)),
    ...switchesIn(settings.switches),
    origin: size && originOf(size, plan),
  }
}

const [mostTrucks, mostOrders, mostSeed] = [10_000, 30, 999_999]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value)

const wholeUpTo = (most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

/** Those of the first plans; one of these that is missing is a mistake. */
const firstSwitches = ['dispatch', 'find', 'limit', 'warn'] as const

/** A switch that came after the plan is off, so that the numbers of the plan stay. */
function switchesIn(given: unknown): { switches?: Switches } {
  if (!isObject(given)) return {}
  if (!firstSwitches.every((name) => typeof given[name] === 'boolean')) return {}
  const known = Object.keys(switchesOff).filter((name) => typeof given[name] === 'boolean')
  const switches = Object.fromEntries(known.map((name) => [name, given[name] === true]))
  return { switches: { ...switchesOff, ...switches } }
}
