import { edgesOf, type Corner } from '#src/model/plan.ts'
import { zoomed } from '../drawing/view.ts'
import { splitSide, withOutline } from './handles.ts'
import { toLine } from './hit-test.ts'
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

/** Metres from a corner within which a place is that corner. */
const atCorner = 0.5

/**
 * A corner of the outline at a place, in the side that is nearest; at a corner there is, in the middle
 * of the side that begins there. Answers with its index.
 */
export function addCornerAt(planner: Planner, [x, y]: Corner): number {
  const { plan } = planner.state.history
  const { outline } = plan
  const there = outline.findIndex(([cx, cy]) => Math.hypot(cx - x, cy - y) < atCorner)
  if (there >= 0) {
    planner.set({ corner: there })
    addCorner(planner)
    return there + 1
  }
  const distances = edgesOf(outline).map((edge) => toLine(edge, x, y))
  const corner = distances.indexOf(Math.min(...distances)) + 1
  editPlan(planner, withOutline(plan, outline.toSpliced(corner, 0, [x, y])))
  planner.set({ corner })
  return corner
}

export function stepBack(planner: Planner) {
  const { history, gesture } = planner.state
  if (!gesture) changeHistory(planner, undo(history, planner.state), history.past.at(-1)?.beside)
}

export function stepForward(planner: Planner) {
  const { history, gesture } = planner.state
  if (!gesture) changeHistory(planner, redo(history, planner.state), history.future[0]?.beside)
}

export function zoom(canvas: HTMLCanvasElement, planner: Planner, factor: number) {
  const { view } = planner.state
  const middle: Corner = [canvas.clientWidth / 2, canvas.clientHeight / 2]
  if (view) planner.set({ view: zoomed(view, factor, middle) })
}
