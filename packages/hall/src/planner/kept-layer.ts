import type { Plan } from '#src/model/plan.ts'
import { contextOf } from '../drawing/canvas-context.ts'
import { classAreas, type ClassAreas } from '../drawing/class-areas.ts'
import { paintAreas, paintPlan } from '../drawing/paint-hall.ts'
import type { planColoursOf } from '../drawing/plan-colours.ts'
import type { Shape } from '../drawing/plan-shapes.ts'
import type { View } from '../drawing/view.ts'
import type { HallMap } from '../worker/jobs.ts'
import { paintGrid, paintPicture, paintScaleBar } from './paint-ground.ts'
import type { PlannerState } from './planner-state.ts'
import type { PlannerWords } from './planner-words.ts'

/** What a gesture does not change, painted again only when it has changed. */
export function createKeptLayer(
  canvas: HTMLCanvasElement,
  colours: ReturnType<typeof planColoursOf>,
  words: PlannerWords & { font: string },
) {
  const kept = document.createElement('canvas')
  const keptContext = contextOf(kept)
  let keptOf: readonly unknown[] = []
  let areas: { map: HallMap; of: ClassAreas } | undefined

  const areasOf = (map: HallMap) => {
    if (areas?.map !== map) areas = { map, of: classAreas(map) }
    return areas.of
  }
  const paint = (state: PlannerState, view: View) => {
    const { map, picture, gesture, placing } = state
    const { plan } = gesture?.start ?? state.history
    const isShown = (shape: Shape) =>
      placing ? !isPlaced(plan, shape) : !gesture || !isTaken(shape, gesture.ref)
    const parts = [
      map,
      picture,
      plan,
      gesture && keyOf(gesture.ref),
      !placing,
      view,
      canvas.width,
      canvas.height,
    ]
    if (parts.every((part, index) => part === keptOf[index])) return
    keptOf = parts
    const ratio = devicePixelRatio
    kept.width = canvas.width
    kept.height = canvas.height
    keptContext.scale(ratio, ratio)
    const { clientWidth: width, clientHeight: height } = canvas
    if (map) paintAreas(keptContext, areasOf(map), view, colours)
    if (picture) paintPicture(keptContext, picture, view)
    const surface = { context: keptContext, view, colours }
    paintGrid(surface, width, height)
    paintPlan(surface, plan, isShown)
    paintScaleBar(surface, height, words)
  }

  return { layer: kept, paint }
}

/** Those that go while others are placed. */
const isPlaced = ({ anchors }: Plan, { ref }: Shape) =>
  ref?.list === 'anchors' && !anchors[ref.index]?.fixed

const keyOf = (ref: Shape['ref']) => (ref ? `${ref.list} ${ref.index}` : '')

/** Whether a gesture has this shape in hand; without a reference, the floor itself. */
const isTaken = (shape: Shape, ref: Shape['ref']) => keyOf(shape.ref) === keyOf(ref)
