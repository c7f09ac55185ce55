import { checkPlan } from '#src/hall/check-plan.ts'
import type { Method } from '#src/hall/error.ts'
import { generateHall, type HallSize } from '#src/hall/generate.ts'
import type { Anchor, Corner, Plan } from '#src/hall/plan.ts'
import type { Problem } from '#src/hall/problems.ts'
import type { HallMap } from '../worker/jobs.ts'
import { startHistory, take, type History } from './history.ts'
import type { ObjectRef } from './objects.ts'
import { Store } from './store.ts'
import { templates, type TemplateName } from './templates.ts'

/** What a hall was generated from: the estimate counts by it as long as its building stays. */
export interface Origin {
  readonly size: HallSize
  readonly plan: Plan
}

export interface PlannerState {
  readonly history: History
  /** Undefined for a plan that was not generated. */
  readonly origin: Origin | undefined
  /** What is wrong with the plan; it stays on the screen to be mended. */
  readonly problems: readonly Problem[]
  readonly selected: ObjectRef | undefined
  /** The place that is under the pointer, was touched last, or that the keyboard's cursor is on. */
  readonly cursor: Corner | undefined
  readonly method: Method
  /** Of the anchors that are drawn or placed from now on. */
  readonly range: Anchor['range']
  readonly trucks: number
  /** Two where the forks are located too. */
  readonly tagsPerTruck: 1 | 2
  readonly ordersPerHour: number
  /** Of the plan as it is, or as it was a moment ago; undefined until the first is computed. */
  readonly map: HallMap | undefined
  /** Why there is no newer map. */
  readonly mapFailed: boolean
}

export type Planner = Store<PlannerState>

/** Orders an hour that each truck has where the visitor says nothing else. */
const ordersPerTruck = 12

export function createPlanner(): Planner {
  return new Store<PlannerState>({
    ...template('distribution-centre'),
    tagsPerTruck: 1,
    method: 'tdoa',
    range: 50,
    map: undefined,
    mapFailed: false,
  })
}

export function openTemplate(planner: Planner, name: TemplateName) {
  planner.set(template(name))
}

/** One step that can be taken back; steps of the same gesture, one after the other, are one. */
export function editPlan(planner: Planner, plan: Plan, gesture?: string) {
  const history = take(planner.state.history, plan, gesture)
  planner.set({ history, problems: checkPlan(history.plan) })
}

function template(name: TemplateName) {
  const { size, trucks } = templates[name]
  return generated(size, trucks)
}

/** The hall that the estimate imagines for a size. */
const generated = (size: HallSize, trucks: number) => {
  const { plan } = generateHall(size)
  return {
    history: startHistory(plan),
    origin: { size, plan },
    problems: checkPlan(plan),
    selected: undefined,
    cursor: undefined,
    trucks,
    ordersPerHour: ordersPerTruck * trucks,
  }
}
