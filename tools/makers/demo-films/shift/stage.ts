import type { PlanColours } from '@repo/hall/drawing/plan-colours.ts'
import { paintPlan } from '@repo/hall/drawing/paint-hall.ts'
import type { Shape } from '@repo/hall/drawing/plan-shapes.ts'
import type { View } from '@repo/hall/drawing/view.ts'
import { poseAt } from '@repo/hall/runs/truck-poses.ts'
import { truckSymbol } from '@repo/hall/runs/truck-symbol.ts'
import { shiftConstants } from '@repo/hall/model/shift/constants.ts'
import type { Corner } from '@repo/hall/model/plan.ts'
import type { RecordedShift } from './recorded-shift.ts'

export const size = { width: 1280, height: 720 } as const

/** Which place of the floor is at which pixel, and how large a metre is there. */
export interface Camera {
  readonly place: Corner
  readonly pixel: Corner
  readonly scale: number
}

export interface Stage {
  readonly context: CanvasRenderingContext2D
  readonly colours: PlanColours
  readonly recorded: RecordedShift
}

/** The docks are on the left: up on the floor is right in the picture, right is down. */
export function toPixel({ place, pixel, scale }: Camera, [x, y]: Corner): Corner {
  return [pixel[0] + (y - place[1]) * scale, pixel[1] + (x - place[0]) * scale]
}

/** Draws what the simulator draws, turned a quarter to the right. */
export function onFloor(
  { context }: Stage,
  { place, pixel, scale }: Camera,
  draw: (view: View) => void,
) {
  context.save()
  const [left, top] = [pixel[0] - place[1] * scale, pixel[1] - place[0] * scale]
  context.setTransform(0, 1, -1, 0, left, top)
  draw({ scale, left: 0, top: 0 })
  context.restore()
}

export function paintFloor(
  stage: Stage,
  camera: Camera,
  isPainted: (shape: Shape) => boolean = ({ role }) => role !== 'anchor',
) {
  const { context, colours, recorded } = stage
  onFloor(stage, camera, (view) => paintPlan({ context, view, colours }, recorded.plan, isPainted))
}

export function poseOf({ recorded }: Stage, truck: number, t: number) {
  const pose = { x: 0, y: 0, dx: 1, dy: 0 }
  poseAt(recorded.run, truck, t, pose)
  return pose
}

/** Kilometres an hour. */
export function speedOf(stage: Stage, truck: number, t: number): number {
  const [before, after] = [poseOf(stage, truck, t - 0.5), poseOf(stage, truck, t + 0.5)]
  return 3.6 * Math.hypot(after.x - before.x, after.y - before.y)
}

const { body } = shiftConstants
/** Pixels below which a truck cannot be seen. */
const leastLength = 15

export function paintTrucks(stage: Stage, camera: Camera, t: number, only?: readonly number[]) {
  const { recorded } = stage
  for (let truck = 0; truck < recorded.run.perTruck.length; truck += 1)
    paintTruck(stage, camera, [truck, t], only && !only.includes(truck) ? 0.4 : 1)
}

function paintTruck(
  stage: Stage,
  camera: Camera,
  [truck, t]: readonly [number, number],
  alpha: number,
) {
  const { context, colours, recorded } = stage
  const { x, y, dx, dy } = poseOf(stage, truck, t)
  const state = recorded.stateAt(truck, t)
  const scale = Math.max(camera.scale, leastLength / body.length)
  const [left, top] = toPixel(camera, [x, y])
  context.save()
  context.setTransform(dy * scale, dx * scale, -dx * scale, dy * scale, left, top)
  context.globalAlpha = alpha
  context.lineWidth = 1 / scale
  context.strokeStyle = colours.ground
  const symbol = truckSymbol(body)
  const parts = state === 'loaded' ? [symbol.body] : [symbol.body, ...symbol.forks]
  const rectangle = (
    { x: from, y: side, width, height }: (typeof parts)[number],
    colour: string,
  ) => {
    context.fillStyle = colour
    context.fillRect(from, side, width, height)
    context.strokeRect(from, side, width, height)
  }
  for (const part of parts) rectangle(part, state === 'free' ? colours.quiet : colours.live)
  if (state === 'loaded') rectangle(symbol.pallet, colours.text)
  context.restore()
}

/** Its width is in pixels. */
type Pen = readonly [colour: string, width: number]

export function ring({ context }: Stage, [x, y]: Corner, radius: number, [colour, width]: Pen) {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.stroke()
}

export function line({ context }: Stage, from: Corner, to: Corner, [colour, width]: Pen) {
  context.strokeStyle = colour
  context.lineWidth = width
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  context.stroke()
}

interface Lettering {
  px: number
  colour?: string
}

/** Only numbers, units and names that are the same in all languages. */
export function write(
  { context, colours }: Stage,
  text: string,
  [x, y]: Corner,
  { px, colour = colours.text }: Lettering,
) {
  context.font = `600 ${px}px Archivo`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.fillStyle = colour
  context.fillText(text, x, y)
}

/** On a plate, so that it can be read on the plan. */
export function label(stage: Stage, text: string, [x, y]: Corner, colour = stage.colours.text) {
  const { context, colours } = stage
  context.font = '600 24px Archivo'
  const width = context.measureText(text).width + 24
  context.fillStyle = colours.ground
  context.strokeStyle = colour
  context.lineWidth = 1.5
  context.beginPath()
  context.roundRect(x, y - 20, width, 40, 6)
  context.fill()
  context.stroke()
  write(stage, text, [x + 12, y + 1], { px: 24, colour })
}

/** From 0 to 1 between two times, slowly at both ends. */
export function eased(t: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
