import { shiftConstants } from '#src/model/shift/constants.ts'
import type { Pose } from '#src/model/shift/drawn.ts'
import type { Corner } from '#src/model/plan.ts'
import type { PlanColours } from '../drawing/plan-colours.ts'
import { toCanvas, type View } from '../drawing/view.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { Measured } from './measured-position.ts'
import { truckSymbol, type SymbolPart } from './truck-symbol.ts'
import type { TruckState } from './truck-states.ts'
import { contextOf } from '../drawing/canvas-context.ts'

type Context = CanvasRenderingContext2D

const { length } = shiftConstants.body
/** Pixels below which a truck cannot be seen. */
const leastLength = 14
const turn = 2 * Math.PI

/**
 * Paints trucks from above: a body with forks in front, or with the pallet that it carries. Paths that
 * are made once and one matrix for each truck, since a slow phone has 4 ms for a hundred of them.
 */
export function truckPainter(context: Context, colours: PlanColours) {
  const symbol = truckSymbol(shiftConstants.body)
  const body = rectangles(symbol.body)
  const withForks = rectangles(symbol.body, ...symbol.forks)
  const pallet = rectangles(symbol.pallet)

  return (view: View, ratio: number, { x, y, dx, dy }: Pose, state: TruckState) => {
    const [left, top] = toCanvas(view, [x, y])
    const scale = Math.max(view.scale, leastLength / length)
    const [a, b] = [dx * scale * ratio, -dy * scale * ratio]
    context.setTransform(a, b, -b, a, left * ratio, top * ratio)
    context.lineWidth = 1 / scale
    context.strokeStyle = colours.ground
    context.fillStyle = state === 'free' ? colours.quiet : colours.live
    context.fill(state === 'loaded' ? body : withForks)
    context.stroke(body)
    if (state === 'loaded') {
      context.fillStyle = colours.text
      context.fill(pallet)
      context.stroke(pallet)
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (state === 'searching') ring(context, [left, top], 9, colours.warning)
  }
}

function rectangles(...parts: readonly SymbolPart[]): Path2D {
  const path = new Path2D()
  for (const { x, y, width, height } of parts) path.rect(x, y, width, height)
  return path
}

/** Where the system shows the truck, with the circle of two standard deviations around it. */
export function paintMeasured(
  context: Context,
  view: View,
  { place, twoSigma }: Measured,
  colours: PlanColours,
) {
  const [x, y] = toCanvas(view, place)
  ring(context, [x, y], Math.max(2, twoSigma * view.scale), colours.mark)
  context.fillStyle = colours.mark
  context.beginPath()
  context.arc(x, y, 2, 0, turn)
  context.fill()
}

export function paintFollowed(context: Context, view: View, { x, y }: Pose, colours: PlanColours) {
  const [left, top] = toCanvas(view, [x, y])
  ring(context, [left, top], Math.max(12, 2 * view.scale), colours.text)
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

/** Of each square of the map a pixel, that of the largest value opaque; undefined where all are 0. */
export function heatPicture(
  { columns, rows }: HallMap['cells'],
  values: Float32Array,
  colour: string,
): HTMLCanvasElement | undefined {
  const most = values.reduce((a, b) => Math.max(a, b), 0)
  if (!most) return undefined
  const picture = document.createElement('canvas')
  picture.width = columns
  picture.height = rows
  const context = contextOf(picture)
  context.fillStyle = colour
  values.forEach((value, square) => {
    if (!value) return
    context.globalAlpha = 0.15 + 0.85 * Math.sqrt(value / most)
    context.fillRect(square % columns, rows - 1 - Math.floor(square / columns), 1, 1)
  })
  return picture
}

export function paintHeat(
  context: Context,
  view: View,
  { size, columns, rows, left, bottom }: HallMap['cells'],
  picture: HTMLCanvasElement,
) {
  const [x, y] = toCanvas(view, [left, bottom + rows * size])
  const side = size * view.scale
  context.imageSmoothingEnabled = false
  context.drawImage(picture, x, y, columns * side, rows * side)
}

function ring(context: Context, [x, y]: Corner, radius: number, colour: string) {
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, radius, 0, turn)
  context.stroke()
}
