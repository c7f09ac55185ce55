import type { Corner } from '#src/model/plan.ts'
import { showing } from '../drawing/view.ts'
import type { Planner } from './planner-state.ts'

/** Brings a place into the canvas. */
export function showPlace(planner: Planner, canvas: HTMLCanvasElement | null, place: Corner) {
  const { view } = planner.state
  if (view && canvas)
    planner.set({ view: showing(view, place, canvas.clientWidth, canvas.clientHeight) })
}
