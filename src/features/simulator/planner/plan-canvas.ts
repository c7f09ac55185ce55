import { boundsOf } from '#src/hall/plan.ts'
import { classAreas, type ClassAreas } from '../drawing/class-areas.ts'
import { paintAreas, paintPlan } from '../drawing/paint-hall.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import { viewOf, type View } from '../drawing/view.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { Planner } from './planner-state.ts'

/** Draws the plan with its map, as large as its place on the page. */
export function drawPlan(canvas: HTMLCanvasElement, planner: Planner) {
  const context = canvas.getContext('2d')!
  const colours = planColoursOf(canvas)
  let view: View | undefined
  let areas: { map: HallMap; of: ClassAreas } | undefined
  let frame = 0

  const paint = () => {
    frame = 0
    const { history, map } = planner.state
    const ratio = devicePixelRatio
    const { clientWidth: width, clientHeight: height } = canvas
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    context.scale(ratio, ratio)
    view ??= viewOf(boundsOf(history.plan.outline), width, height)
    if (map) {
      if (areas?.map !== map) areas = { map, of: classAreas(map) }
      paintAreas(context, areas.of, view, colours)
    }
    paintPlan(context, history.plan, view, colours)
  }
  const repaint = () => {
    frame ||= requestAnimationFrame(paint)
  }
  new ResizeObserver(() => {
    view = undefined
    repaint()
  }).observe(canvas)
  planner.follow(['history', 'map', 'selected'], ({ history }, before) => {
    if (history.plan.outline !== before.history.plan.outline) view = undefined
    repaint()
  })
}
