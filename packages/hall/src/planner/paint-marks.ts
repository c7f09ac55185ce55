import { edgesOf, type Corner, type Plan } from '#src/model/plan.ts'
import { canvasPath, type Surface } from '../drawing/paint-hall.ts'
import type { PlanColours } from '../drawing/plan-colours.ts'
import { shapesOf, type Shape } from '../drawing/plan-shapes.ts'
import { toCanvas, type View } from '../drawing/view.ts'
import { handlesOf, outlineHandles, type Handle } from './handles.ts'
import { isSame, type ObjectRef } from './objects.ts'
import type { PlannerState } from './planner-state.ts'
import type { PaintedWords } from './planner-words.ts'

type Context = CanvasRenderingContext2D

/** Pixels that a handle lies beside what it changes. */
const beside = 16

/** The handles that can be taken with the tool in hand. */
export function shownHandles({ tool, selected, history }: PlannerState): Handle[] {
  if (tool === 'outline') return outlineHandles(history.plan)
  return tool === 'select' && selected ? handlesOf(history.plan, selected) : []
}

export function handleOnCanvas(view: View, { at, outward }: Handle): Corner {
  const [x, y] = toCanvas(view, at)
  return [x + outward[0] * beside, y - outward[1] * beside]
}

/** What lies over the plan: what is wrong, what is selected, its measures, the keyboard's cursor. */
export function paintMarks(
  surface: Surface,
  state: PlannerState,
  words: PaintedWords,
  hasCursor: boolean,
) {
  const { context, view, colours } = surface
  const { history, selected, problems, gesture, cursor, picture, tool } = state
  const { plan } = history
  const wrong = new Set(problems.map(({ list, index }) => `${list} ${index}`))
  const isOutlineWrong = problems.some(({ list, field }) => !list && field === 'outline')
  for (const shape of wrong.size || selected ? shapesOf(plan) : []) {
    if (isSame(shape.ref, selected)) halo(context, canvasPath(shape, view), colours.live, colours)
    if (shape.ref ? wrong.has(`${shape.ref.list} ${shape.ref.index}`) : isOutlineWrong)
      paintProblem(context, shape, view, colours)
  }
  for (const handle of shownHandles(state)) paintHandle(surface, handle, state)
  if (tool === 'scale')
    for (const point of picture?.points ?? []) cross(context, point, view, colours.danger)
  if (gesture && cursor) {
    const measures = measuresOf(plan, gesture.ref, cursor, words)
    if (measures) paintLabel(surface, measures, cursor, words)
  }
  if (hasCursor && cursor) cross(context, cursor, view, colours.text)
}

function halo(context: Context, path: Path2D, colour: string, colours: PlanColours) {
  context.lineJoin = 'round'
  context.strokeStyle = colours.ground
  context.lineWidth = 6
  context.stroke(path)
  context.strokeStyle = colour
  context.lineWidth = 3
  context.stroke(path)
  context.lineJoin = 'miter'
}

function paintProblem(context: Context, shape: Shape, view: View, colours: PlanColours) {
  context.setLineDash([6, 3])
  halo(context, canvasPath(shape, view), colours.danger, colours)
  context.setLineDash([])
  const xs = shape.points.map(([x]) => x)
  const ys = shape.points.map(([, y]) => y)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [x, y] = toCanvas(view, [middle(xs), middle(ys)])
  context.fillStyle = colours.danger
  context.beginPath()
  context.arc(x, y, 8, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = colours.ground
  context.fillRect(x - 1, y - 5, 2, 6)
  context.fillRect(x - 1, y + 3, 2, 2)
}

function paintHandle(
  { context, view, colours }: Surface,
  handle: Handle,
  { corner }: PlannerState,
) {
  const [x, y] = handleOnCanvas(view, handle)
  context.beginPath()
  context.arc(x, y, handle.adds ? 5 : 7, 0, 2 * Math.PI)
  const isChosen = !handle.adds && handle.corner !== undefined && handle.corner === corner
  context.fillStyle = isChosen ? colours.live : colours.ground
  context.fill()
  context.lineWidth = handle.adds ? 1 : 2.5
  context.strokeStyle = colours.live
  context.stroke()
}

function cross(context: Context, place: Corner, view: View, colour: string) {
  const [x, y] = toCanvas(view, place)
  context.strokeStyle = colour
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x - 12, y)
  context.lineTo(x + 12, y)
  context.moveTo(x, y - 12)
  context.lineTo(x, y + 12)
  context.stroke()
}

/** Of what is in hand: how long, how large, or where. */
function measuresOf(plan: Plan, ref: ObjectRef | undefined, [x, y]: Corner, words: PaintedWords) {
  const object = ref && plan[ref.list][ref.index]
  const { metres, number } = words
  if (!object) return `${number(x)} · ${number(y)}`
  if ('depth' in object) return `${number(object.length)} × ${metres(object.depth)}`
  if ('x0' in object) return metres(Math.hypot(object.x1 - object.x0, object.y1 - object.y0))
  if ('polygon' in object) {
    const [first, second] = edgesOf(object.polygon)
    return [first, second]
      .map((edge) => (edge ? metres(Math.hypot(edge.x1 - edge.x0, edge.y1 - edge.y0)) : ''))
      .join(' × ')
  }
  return 'x' in object ? `${number(object.x)} · ${number(object.y)}` : ''
}

/** Above a finger, that would cover it. */
function paintLabel(
  { context, view, colours }: Surface,
  text: string,
  cursor: Corner,
  words: PaintedWords,
) {
  const [x, y] = toCanvas(view, cursor)
  context.font = `600 14px ${words.font}`
  const width = context.measureText(text).width + 16
  const left = Math.max(4, Math.min(context.canvas.clientWidth - width - 4, x - width / 2))
  const top = y > 80 ? y - 64 : y + 28
  context.fillStyle = colours.text
  context.fillRect(left, top, width, 26)
  context.fillStyle = colours.ground
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.fillText(text, left + 8, top + 13)
}
