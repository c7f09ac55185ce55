import { positionClasses } from '#src/model/error.ts'
import { zoneKinds, type Box, type Corner, type Plan } from '#src/model/plan.ts'
import { classPatterns } from './class-patterns.ts'
import type { ClassAreas } from './class-areas.ts'
import type { PlanColours } from './plan-colours.ts'
import { shapesOf, type Shape, type ShapeRole } from './plan-shapes.ts'
import { toCanvas, type View } from './view.ts'

type Context = CanvasRenderingContext2D

/** Half the diagonal of an anchor's mark, in pixels. */
const mark = 5

/** How well positions are measured; the lowest layer. */
export function paintAreas(context: Context, areas: ClassAreas, view: View, colours: PlanColours) {
  for (const name of positionClasses) {
    const path = new Path2D()
    for (const area of areas[name]) path.rect(...rectangle(area, view))
    if (name !== 'none') {
      context.fillStyle = colours[name]
      context.fill(path)
    }
    const pattern = classPatterns(context, colours)[name]
    if (!pattern) continue
    context.fillStyle = pattern
    context.fill(path)
  }
}

/** A canvas, the part of the floor that it shows, and its colours. */
export interface Surface {
  context: Context
  view: View
  colours: PlanColours
}

/** Everything of a plan that is drawn, or of it what `isPainted`. */
export function paintPlan(
  { context, view, colours }: Surface,
  plan: Plan,
  isPainted: (shape: Shape) => boolean = () => true,
) {
  for (const shape of shapesOf(plan))
    if (isPainted(shape)) paintShape(context, shape, view, colours)
  context.setLineDash([])
}

function paintShape(context: Context, shape: Shape, view: View, colours: PlanColours) {
  const { fill, stroke, width, dash = [] } = looks[shape.role]
  const path = canvasPath(shape, view)
  context.setLineDash(dash)
  context.lineWidth = shape.width ? shape.width * view.scale : width
  if (fill) {
    context.fillStyle = colours[fill]
    context.globalAlpha = shape.role === 'walkway' || zones.has(shape.role) ? 0.18 : 1
    context.fill(path)
    context.globalAlpha = 1
  }
  if (!stroke) return
  context.strokeStyle = colours[stroke]
  context.globalAlpha = shape.width ? 0.25 : 1
  context.stroke(path)
  context.globalAlpha = 1
}

const zones: ReadonlySet<ShapeRole> = new Set(zoneKinds)

interface Look {
  readonly fill?: keyof PlanColours
  readonly stroke?: keyof PlanColours
  /** Pixels. */
  readonly width: number
  readonly dash?: number[]
}

const looks: Readonly<Record<ShapeRole, Look>> = {
  floor: { stroke: 'edge', width: 2 },
  staging: { stroke: 'edge', width: 1, dash: [4, 3] },
  speed: { fill: 'warning', stroke: 'warning', width: 1 },
  'keep-out': { fill: 'danger', stroke: 'danger', width: 1, dash: [2, 2] },
  'one-way': { fill: 'live', stroke: 'live', width: 1, dash: [8, 3] },
  mezzanine: { fill: 'edge', stroke: 'edge', width: 1.5, dash: [6, 2, 1, 2] },
  level: { fill: 'edge', stroke: 'edge', width: 2.5 },
  walkway: { stroke: 'quiet', width: 1 },
  rack: { fill: 'raised', stroke: 'edge', width: 1 },
  'light-rack': { fill: 'raised', stroke: 'quiet', width: 1, dash: [3, 3] },
  wall: { stroke: 'edge', width: 3 },
  column: { fill: 'edge', width: 1 },
  dock: { stroke: 'dock', width: 4 },
  mount: { stroke: 'quiet', width: 1.5 },
  anchor: { fill: 'mark', stroke: 'markEdge', width: 1.5 },
}

export function canvasPath({ points, closed, mark: isMark }: Shape, view: View): Path2D {
  const path = new Path2D()
  if (isMark) {
    const [x, y] = toCanvas(view, points[0] ?? [0, 0])
    path.moveTo(x, y - mark)
    path.lineTo(x + mark, y)
    path.lineTo(x, y + mark)
    path.lineTo(x - mark, y)
    path.closePath()
    return path
  }
  points.forEach((point, index) => {
    const [x, y] = toCanvas(view, point)
    if (index) path.lineTo(x, y)
    else path.moveTo(x, y)
  })
  if (closed) path.closePath()
  return path
}

/** The box on the canvas, to the pixel, so that neighbours touch. */
function rectangle(
  { left, right, bottom, top }: Box,
  view: View,
): [number, number, number, number] {
  const [x0, y0] = roundedCorner(toCanvas(view, [left, top]))
  const [x1, y1] = roundedCorner(toCanvas(view, [right, bottom]))
  return [x0, y0, x1 - x0, y1 - y0]
}

const roundedCorner = ([x, y]: Corner): Corner => [Math.round(x), Math.round(y)]
