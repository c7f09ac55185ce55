import type { Corner } from '#src/hall/plan.ts'
import { zoomed } from '../drawing/view.ts'
import { splitSide, withOutline } from './handles.ts'
import { redo, undo } from './history.ts'
import { remove, turn } from './objects.ts'
import { changeHistory, editPlan, type Planner } from './planner-state.ts'

export function deleteSelected(planner: Planner) {
  const { selected, corner, tool, history, gesture } = planner.state
  const { plan } = history
  if (gesture) return
  if (tool === 'outline') {
    if (corner === undefined || plan.outline.length <= 3) return
    planner.set({ corner: undefined })
    editPlan(planner, withOutline(plan, plan.outline.toSpliced(corner, 1)))
  } else if (selected) {
    planner.set({ selected: undefined, corner: undefined })
    editPlan(planner, remove(plan, selected))
  }
}

export function turnSelected(planner: Planner) {
  const { selected, history } = planner.state
  if (selected) editPlan(planner, turn(history.plan, selected))
}

/** In the middle of the side that begins at the chosen corner of the outline. */
export function addCorner(planner: Planner) {
  const { corner, history } = planner.state
  if (corner === undefined) return
  editPlan(planner, withOutline(history.plan, splitSide(history.plan.outline, corner)))
  planner.set({ corner: corner + 1 })
}

export function stepBack(planner: Planner) {
  if (!planner.state.gesture) changeHistory(planner, undo(planner.state.history))
}

export function stepForward(planner: Planner) {
  if (!planner.state.gesture) changeHistory(planner, redo(planner.state.history))
}

export function zoom(canvas: HTMLCanvasElement, planner: Planner, factor: number) {
  const { view } = planner.state
  const middle: Corner = [canvas.clientWidth / 2, canvas.clientHeight / 2]
  if (view) planner.set({ view: zoomed(view, factor, middle) })
}
