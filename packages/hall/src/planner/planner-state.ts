import { checkPlan } from '#src/model/check-plan.ts'
import type { HallSize } from '#src/model/generate.ts'
import { generatedPlan } from '#src/model/generated-plan.ts'
import type { Corner, Plan } from '#src/model/plan.ts'
import type { PlanList, Problem } from '#src/model/problems.ts'
import { switchesOfProduct } from '#src/model/shift/switches.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { View } from '../drawing/view.ts'
import { replacedBy, type BesidePlan } from './beside-plan.ts'
import type { DrawingTool } from './drawing-tools.ts'
import { startHistory, take, type History } from './history.ts'
import { isSame, type ObjectRef } from './objects.ts'
import { usualRows, type RackRows } from './rack-rows.ts'
import type { TracedPicture } from './traced-picture.ts'
import { Store } from '../workbench/store.ts'
import { templates, type TemplateName } from './templates.ts'
import { keysOf } from '@repo/platform/values/records.ts'

/** While something is drawn, moved or resized: one step, with all that it passes through. */
export interface Gesture {
  readonly start: History
  readonly planAt: (place: Corner) => Plan
  /** What the gesture changes or makes, and which corner of it. */
  readonly ref: ObjectRef | undefined
  readonly corner?: number | undefined
}

/** What a press on the canvas does: takes a thing, a corner of the outline, or draws. */
export type Tool = 'select' | 'outline' | 'scale' | DrawingTool

export interface PlannerState extends BesidePlan {
  readonly history: History
  /** What is wrong with the plan; it stays on the screen to be fixed. */
  readonly problems: readonly Problem[]
  readonly selected: ObjectRef | undefined
  /** The kind whose things are listed. */
  readonly openList: PlanList | undefined
  readonly isHallOpen: boolean
  /** The place that is under the pointer, was touched last, or that the keyboard's cursor is on. */
  readonly cursor: Corner | undefined
  readonly tool: Tool
  /** Metres between the places that things snap to. */
  readonly step: 0.5 | 0.1
  /** What the tool for rows of racks draws. */
  readonly rows: RackRows
  /** Of the outline, or of the area that is selected. */
  readonly corner: number | undefined
  readonly gesture: Gesture | undefined
  /** Undefined shows the whole hall. */
  readonly view: View | undefined
  /** A drawing of the hall to trace; it stays on this device. */
  readonly picture: TracedPicture | undefined
  /** Of the plan as it is, or as it was a moment ago; undefined until the first is computed. */
  readonly map: HallMap | undefined
  /** Where anchors have been placed so far, while they are. */
  readonly placing: readonly Corner[] | undefined
  /** Why there is no newer map. */
  readonly mapFailed: boolean
}

export type Planner = Store<PlannerState>

/** Orders an hour that each truck has where the visitor says nothing else. */
export const ordersPerTruck = 12

/** What a pointer moves: React follows it frame by frame, the canvas by itself. */
const moving: ReadonlySet<string> = new Set(['cursor', 'view', 'map', 'placing'])

/** With a pointer's every move many things change, and a list of them is read once a frame at most. */
function paceOf(state: PlannerState, before: PlannerState) {
  if (state.gesture && before.gesture) return 'frame'
  const names = keysOf(state)
  const isMove = names.every((name) => moving.has(name) || state[name] === before[name])
  return isMove ? 'frame' : 'now'
}

export function createPlanner(): Planner {
  const { size, trucks } = templates['distribution-centre']
  const { plan, beside } = generated(size, trucks)
  return new Store<PlannerState>(
    {
      ...beside,
      ...opened(startHistory(plan)),
      method: 'tdoa',
      range: 50,
      tagsPerTruck: 1,
      hours: 8,
      seed: 1,
      switches: switchesOfProduct,
      openList: undefined,
      isHallOpen: false,
      tool: 'select',
      step: 0.5,
      rows: usualRows,
      gesture: undefined,
      picture: undefined,
      map: undefined,
      placing: undefined,
      mapFailed: false,
    },
    paceOf,
  )
}

/** The list of what is selected opens, at the latest when it is let go. */
export function openSelectedList(planner: Planner) {
  planner.follow(['selected', 'gesture'], ({ selected, gesture }, before) => {
    const isNew = before.gesture !== undefined || !isSame(selected, before.selected)
    if (selected && !gesture && isNew) planner.set({ openList: selected.list })
  })
}

/** Another plan is a step as well: the one before can be had again, with what stood beside it. */
export function openPlan(planner: Planner, plan: Plan, given: Partial<BesidePlan> = {}) {
  const beside = { origin: undefined, ...given }
  planner.set({ ...beside, ...opened(nextStep(planner, plan, beside)) })
}

/** The building of a size, with the anchors that it needs. */
export function openGenerated(planner: Planner, size: HallSize, trucks: number) {
  const { plan, beside } = generated(size, trucks)
  openPlan(planner, plan, beside)
}

export function openTemplate(planner: Planner, name: TemplateName) {
  const { size, trucks } = templates[name]
  openGenerated(planner, size, trucks)
}

/** One step that can be taken back; steps of the same gesture, one after the other, are one. */
export function editPlan(planner: Planner, plan: Plan, gesture?: string) {
  changeHistory(planner, take(planner.state.history, plan, { gesture }))
}

/** The history with one step more, which replaces something beside the plan too. */
export const nextStep = ({ state }: Planner, plan: Plan, beside: Partial<BesidePlan>) =>
  take(state.history, plan, { beside: replacedBy(beside, state) })

/** `beside` comes with the plan that the history has now. */
export function changeHistory(
  planner: Planner,
  history: History,
  beside: Partial<BesidePlan> = {},
) {
  if (history === planner.state.history) return
  const { selected } = planner.state
  const isGone = selected && !history.plan[selected.list][selected.index]
  const isOther = history.plan !== planner.state.history.plan
  planner.set({
    ...beside,
    history,
    ...(isOther && { problems: checkPlan(history.plan) }),
    ...(isGone && { selected: undefined, corner: undefined }),
  })
}

/** Placing the anchors of a template takes a moment, and templates are opened again. */
const plans = new WeakMap<HallSize, Plan>()

function generated(size: HallSize, trucks: number) {
  const plan = plans.get(size) ?? generatedPlan(size).plan
  plans.set(size, plan)
  const beside = { origin: { size, plan }, trucks, ordersPerHour: ordersPerTruck * trucks }
  return { plan, beside }
}

const opened = (history: History) => ({
  history,
  problems: checkPlan(history.plan),
  selected: undefined,
  corner: undefined,
  cursor: undefined,
  view: undefined,
})
