import { checkPlan } from '#src/hall/check-plan.ts'
import type { Method } from '#src/hall/error.ts'
import type { Anchor, Corner, Plan } from '#src/hall/plan.ts'
import type { Problem } from '#src/hall/problems.ts'
import type { HallMap } from '../worker/jobs.ts'
import { startHistory, type History } from './history.ts'
import type { ObjectRef } from './objects.ts'
import { Store } from './store.ts'
import { planOf, templates, type TemplateName } from './templates.ts'

export interface PlannerState {
  readonly history: History
  /** What is wrong with the plan; it stays on the screen to be mended. */
  readonly problems: readonly Problem[]
  readonly selected: ObjectRef | undefined
  /** The place that is under the pointer, was touched last, or that the keyboard's cursor is on. */
  readonly cursor: Corner | undefined
  readonly method: Method
  /** Of the anchors that are drawn or placed from now on. */
  readonly range: Anchor['range']
  readonly trucks: number
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
    ...opened(planOf('distribution-centre')),
    ...fleetOf('distribution-centre'),
    method: 'tdoa',
    range: 50,
    map: undefined,
    mapFailed: false,
  })
}

export function openTemplate(planner: Planner, name: TemplateName) {
  planner.set({ ...opened(planOf(name)), ...fleetOf(name) })
}

const opened = (plan: Plan) => ({
  history: startHistory(plan),
  problems: checkPlan(plan),
  selected: undefined,
  cursor: undefined,
})

function fleetOf(name: TemplateName) {
  const { trucks } = templates[name]
  return { trucks, ordersPerHour: ordersPerTruck * trucks }
}
