import type { Corner } from '#src/model/plan.ts'
import { listOf, snap, withDrawn, type DrawingTool } from './drawing-tools.ts'
import type { Handle } from './handles.ts'
import { take } from './history.ts'
import { move, placeOf, type ObjectRef } from './objects.ts'
import { changeHistory, type Gesture, type Planner } from './planner-state.ts'

export function beginDrawing(planner: Planner, tool: DrawingTool, place: Corner) {
  const { history, range, rows, step } = planner.state
  const { plan } = history
  const list = listOf[tool]
  const from = snap(place, step)
  begin(planner, {
    start: history,
    planAt: (to) => withDrawn(plan, tool, [from, snap(to, step)], { range, rows }),
    ref: { list, index: plan[list].length },
  })
  dragTo(planner, place)
}

export function beginMoving(planner: Planner, ref: ObjectRef, [x, y]: Corner) {
  const { history, step } = planner.state
  const { plan } = history
  const from = placeOf(plan, ref)
  begin(planner, {
    start: history,
    planAt: (to) => {
      const [nx, ny] = snap([from[0] + to[0] - x, from[1] + to[1] - y], step)
      return move(plan, ref, nx - from[0], ny - from[1])
    },
    ref,
  })
}

/** `taken`: where the handle was taken, which may be beside it; what it moves does not jump there. */
export function beginResizing(
  planner: Planner,
  ref: ObjectRef | undefined,
  handle: Handle,
  taken: Corner = handle.at,
) {
  const { history, step } = planner.state
  const [dx, dy] = [handle.at[0] - taken[0], handle.at[1] - taken[1]]
  begin(planner, {
    start: history,
    planAt: ([x, y]) => handle.moved(history.plan, snap([x + dx, y + dy], step)),
    ref,
    corner: handle.corner,
  })
}

function begin(planner: Planner, gesture: Gesture) {
  planner.set({ gesture })
}

export function dragTo(planner: Planner, place: Corner) {
  const { gesture } = planner.state
  if (!gesture) return
  const { start, planAt, ref, corner } = gesture
  const plan = planAt(place)
  changeHistory(planner, plan === start.plan ? start : take(start, plan))
  planner.set({ corner, selected: ref && plan[ref.list][ref.index] ? ref : undefined })
}

export function endGesture(planner: Planner) {
  planner.set({ gesture: undefined })
}

/** As if it had never begun. */
export function cancelGesture(planner: Planner) {
  const { gesture } = planner.state
  if (!gesture) return
  changeHistory(planner, gesture.start)
  planner.set({ gesture: undefined, corner: undefined })
}
