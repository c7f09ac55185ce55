import { checkPlan } from '#src/hall/check-plan.ts'
import type { Method } from '#src/hall/error.ts'
import { generateHall, type HallSize } from '#src/hall/generate.ts'
import type { Anchor, Corner, Plan } from '#src/hall/plan.ts'
import type { Problem } from '#src/hall/problems.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { View } from '../drawing/view.ts'
import type { DrawingTool } from './drawing-tools.ts'
import { startHistory, take, type History } from './history.ts'
import type { ObjectRef } from './objects.ts'
import type { TracedPicture } from './traced-picture.ts'
import { Store } from './store.ts'
import { templates, type TemplateName } from './templates.ts'

/** What a hall was generated from: the estimate counts by it as long as its building stays. */
export interface Origin {
  readonly size: HallSize
  readonly plan: Plan
}

/** While something is drawn, moved or resized: one step, whatever it passes through. */
export interface Gesture {
  readonly start: History
  readonly planAt: (place: Corner) => Plan
  /** What the gesture changes or makes, and which corner of it. */
  readonly ref: ObjectRef | undefined
  readonly corner?: number | undefined
}

/** What a press on the canvas does: takes a thing, a corner of the outline, or draws. */
export type Tool = 'select' | 'outline' | 'scale' | DrawingTool

export interface PlannerState {
  readonly history: History
  /** Undefined for a plan that was not generated. */
  readonly origin: Origin | undefined
  /** What is wrong with the plan; it stays on the screen to be mended. */
  readonly problems: readonly Problem[]
  readonly selected: ObjectRef | undefined
  /** The place that is under the pointer, was touched last, or that the keyboard's cursor is on. */
  readonly cursor: Corner | undefined
  readonly tool: Tool
  /** Metres between the places that things snap to. */
  readonly step: 0.5 | 0.1
  /** Of the outline, or of the area that is selected. */
  readonly corner: number | undefined
  readonly gesture: Gesture | undefined
  /** Undefined shows the whole hall. */
  readonly view: View | undefined
  /** A drawing of the hall to trace; it stays on this device. */
  readonly picture: TracedPicture | undefined
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
    tool: 'select',
    step: 0.5,
    gesture: undefined,
    picture: undefined,
    method: 'tdoa',
    range: 50,
    map: undefined,
    mapFailed: false,
  })
}

/** Another plan is a step as well: the one before can be had again. */
export function openPlan(planner: Planner, plan: Plan) {
  planner.set({ ...opened(plan, planner.state.history), origin: undefined })
}

/** The hall that the estimate imagines for a size. */
export function openGenerated(planner: Planner, size: HallSize, trucks: number) {
  planner.set(generated(size, trucks, planner.state.history))
}

export function openTemplate(planner: Planner, name: TemplateName) {
  planner.set(template(name, planner.state.history))
}

/** One step that can be taken back; steps of the same gesture, one after the other, are one. */
export function editPlan(planner: Planner, plan: Plan, gesture?: string) {
  changeHistory(planner, take(planner.state.history, plan, gesture))
}

export function changeHistory(planner: Planner, history: History) {
  if (history === planner.state.history) return
  const { selected } = planner.state
  const isGone = selected && !history.plan[selected.list][selected.index]
  const isOther = history.plan !== planner.state.history.plan
  planner.set({
    history,
    ...(isOther && { problems: checkPlan(history.plan) }),
    ...(isGone && { selected: undefined, corner: undefined }),
  })
}

function template(name: TemplateName, history?: History) {
  const { size, trucks } = templates[name]
  return generated(size, trucks, history)
}

/** The hall that the estimate imagines for a size. */
const generated = (size: HallSize, trucks: number, history?: History) => {
  const { plan } = generateHall(size)
  return {
    ...opened(plan, history),
    origin: { size, plan },
    trucks,
    ordersPerHour: ordersPerTruck * trucks,
  }
}

const opened = (plan: Plan, history?: History) => ({
  history: history ? take(history, plan) : startHistory(plan),
  problems: checkPlan(plan),
  selected: undefined,
  corner: undefined,
  cursor: undefined,
  view: undefined,
})
