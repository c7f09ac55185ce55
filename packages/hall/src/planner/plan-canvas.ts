import { boundsOf, type Corner, type Plan } from '#src/model/plan.ts'
import { paintPlan } from '../drawing/paint-hall.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import type { Shape } from '../drawing/plan-shapes.ts'
import { toCanvas, viewOf } from '../drawing/view.ts'
import { createKeptLayer } from './kept-layer.ts'
import { paintMarks } from './paint-marks.ts'
import type { Planner, PlannerState } from './planner-state.ts'
import type { PlannerWords } from './planner-words.ts'
import { contextOf } from '../drawing/canvas-context.ts'

/**
 * Draws the plan with its map, as large as its place on the page. What a gesture does not change is
 * painted once and kept.
 */
export function drawPlan(canvas: HTMLCanvasElement, planner: Planner, texts: PlannerWords) {
  const words = { ...texts, font: getComputedStyle(canvas).fontFamily }
  const context = contextOf(canvas)
  const colours = planColoursOf(canvas)
  const kept = createKeptLayer(canvas, colours, words)
  let frame = 0

  const paint = () => {
    frame = 0
    const { state } = planner
    const { history, gesture, view, placing } = state
    const ratio = devicePixelRatio
    const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(
      Math.round,
    )
    if (!width || !height) return
    if (!view) {
      const bounds = boundsOf(history.plan.outline)
      planner.set({ view: viewOf(bounds, canvas.clientWidth, canvas.clientHeight) })
      return
    }
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
    }
    kept.paint(state, view)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, width, height)
    context.drawImage(kept.layer, 0, 0)
    context.scale(ratio, ratio)
    const surface = { context, view, colours }
    if (gesture)
      paintPlan(surface, history.plan, (shape) => isNew(shape, state, gesture.start.plan))
    if (placing)
      paintPlan(surface, withAnchors(history.plan, placing), ({ role }) => role === 'anchor')
    paintMarks(surface, state, words, canvas.matches(':focus-visible'))
  }
  const repaint = () => {
    frame ||= requestAnimationFrame(paint)
  }
  /** Another building, or one that numbers have enlarged, is seen whole; a drag keeps its place. */
  const keepInView = ({ history, gesture, view }: PlannerState, before: PlannerState) => {
    const { outline } = history.plan
    if (gesture || !view || outline === before.history.plan.outline) return
    const { left, right, bottom, top } = boundsOf(outline)
    const [x0, y0] = toCanvas(view, [left, top])
    const [x1, y1] = toCanvas(view, [right, bottom])
    const isInside = x0 >= 0 && y0 >= 0 && x1 <= canvas.clientWidth && y1 <= canvas.clientHeight
    if (!isInside) planner.set({ view: undefined })
  }
  planner.follow(['history', 'gesture'], keepInView)
  let seen = ''
  new ResizeObserver(() => {
    const size = `${canvas.clientWidth} ${canvas.clientHeight}`
    if (size === seen) return
    seen = size
    planner.set({ view: undefined })
    repaint()
  }).observe(canvas)
  canvas.addEventListener('focus', repaint)
  canvas.addEventListener('blur', repaint)
  planner.follow(
    [
      'history',
      'map',
      'selected',
      'view',
      'tool',
      'corner',
      'gesture',
      'picture',
      'cursor',
      'problems',
      'placing',
    ],
    repaint,
  )
}

const withAnchors = (plan: Plan, places: readonly Corner[]): Plan => ({
  ...plan,
  anchors: places.map(([x, y]) => ({ x, y, z: plan.ceiling, range: 50 })),
})

/** Whether it is another than before the gesture. */
function isNew(
  { ref }: Shape,
  { history, gesture }: PlannerState,
  before: PlannerState['history']['plan'],
) {
  if (!ref) return !gesture?.ref
  return history.plan[ref.list][ref.index] !== before[ref.list][ref.index]
}
