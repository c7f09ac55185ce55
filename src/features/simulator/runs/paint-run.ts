import { shiftConstants } from '#src/hall/shift/constants.ts'
import type { Pose } from '#src/hall/shift/pose.ts'
import type { Corner } from '#src/hall/plan.ts'
import type { PlanColours } from '../drawing/plan-colours.ts'
import { toCanvas, type View } from '../drawing/view.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { Measured } from './measured-position.ts'
import type { TruckState } from './truck-states.ts'

type Context = CanvasRenderingContext2D

const { length, width } = shiftConstants.body
/** Pixels below which a truck cannot be seen. */
const leastLength = 14
const turn = 2 * Math.PI

/** A truck from above: a body with forks in front, and its pallet where it carries one. */
export function paintTruck(
  context: Context,
  view: View,
  { x, y, dx, dy }: Pose,
  state: TruckState,
  colours: PlanColours,
) {
  const scale = Math.max(view.scale, leastLength / length)
  const [left, top] = toCanvas(view, [x, y])
  context.save()
  context.translate(left, top)
  context.transform(dx * scale, -dy * scale, dy * scale, dx * scale, 0, 0)
  context.lineWidth = 1 / scale
  context.fillStyle = state === 'free' ? colours.quiet : colours.live
  context.strokeStyle = colours.ground
  const body = 0.6 * length
  context.fillRect(-length / 2, -width / 2, body, width)
  context.strokeRect(-length / 2, -width / 2, body, width)
  const front = body - length / 2
  if (state === 'loaded') {
    context.fillStyle = colours.text
    context.fillRect(front, -width / 2, length - body, width)
    context.strokeRect(front, -width / 2, length - body, width)
  } else {
    context.fillRect(front, -0.4 * width, length - body, 0.18 * width)
    context.fillRect(front, 0.22 * width, length - body, 0.18 * width)
  }
  context.restore()
  if (state === 'searching') ring(context, left, top, 9, colours.warning)
}

/** Where the system shows the truck, with the circle of two standard deviations around it. */
export function paintMeasured(
  context: Context,
  view: View,
  { place, twoSigma }: Measured,
  colours: PlanColours,
) {
  const [x, y] = toCanvas(view, place)
  ring(context, x, y, Math.max(2, twoSigma * view.scale), colours.mark)
  context.fillStyle = colours.mark
  context.beginPath()
  context.arc(x, y, 2, 0, turn)
  context.fill()
}

export function paintFollowed(context: Context, view: View, { x, y }: Pose, colours: PlanColours) {
  const [left, top] = toCanvas(view, [x, y])
  ring(context, left, top, Math.max(12, 2 * view.scale), colours.text)
}

/** A near miss: a cross where it happened. */
export function paintNearMiss(context: Context, view: View, place: Corner, colours: PlanColours) {
  const [x, y] = toCanvas(view, place)
  context.strokeStyle = colours.warning
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x - 4, y - 4)
  context.lineTo(x + 4, y + 4)
  context.moveTo(x + 4, y - 4)
  context.lineTo(x - 4, y + 4)
  context.stroke()
}

/** Of each square of the map a value, the most of them opaque. */
export function paintHeat(
  context: Context,
  view: View,
  { size, columns, left, bottom }: HallMap['cells'],
  values: Float32Array,
  colour: string,
) {
  const most = values.reduce((a, b) => Math.max(a, b), 0)
  if (!most) return
  context.fillStyle = colour
  values.forEach((value, square) => {
    if (!value) return
    const column = square % columns
    const row = Math.floor(square / columns)
    const [x, y] = toCanvas(view, [left + column * size, bottom + (row + 1) * size])
    context.globalAlpha = 0.15 + 0.85 * Math.sqrt(value / most)
    context.fillRect(x, y, size * view.scale + 0.5, size * view.scale + 0.5)
  })
  context.globalAlpha = 1
}

function ring(context: Context, x: number, y: number, radius: number, colour: string) {
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, radius, 0, turn)
  context.stroke()
}
