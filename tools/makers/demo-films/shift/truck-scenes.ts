import { hallConstants } from '@repo/hall/model/constants.ts'
import { heard } from '@repo/hall/model/hearing.ts'
import { clock, nameOf, pallet, type Scene } from './marks.ts'
import { errorAt, hearingAt } from './recorded-shift.ts'
import {
  label,
  line,
  paintFloor,
  paintTrucks,
  poseOf,
  ring,
  speedOf,
  toPixel,
  write,
  type Camera,
  type Stage,
} from './stage.ts'

/** Truck and second of the shift at which it is followed, and how fast the time passes. */
const followed = { truck: 12, from: 3040, rate: 1.45 } as const
/** How many times larger than it is the circle appears. */
const enlarged = 10

/** A truck is followed; lines to the anchors that it has in sight, a circle of its error. */
export const position: Scene = (stage, t) => {
  const { context, colours, recorded } = stage
  const { truck, from, rate } = followed
  const now = from + t * rate
  const { x, y } = poseOf(stage, truck, now)
  const camera: Camera = { place: [clamp(x, 8, 102), y], pixel: [560, 300], scale: 20 }
  paintFloor(stage, camera, () => true)
  const at = toPixel(camera, [x, y])
  hearingAt(recorded, [x, y]).forEach((how, index) => {
    const anchor = recorded.plan.anchors[index]
    if (!anchor || how === heard.not) return
    context.globalAlpha = how === heard.inSight ? 0.7 : 0.35
    context.setLineDash(how === heard.inSight ? [] : [6, 8])
    line(stage, at, toPixel(camera, [anchor.x, anchor.y]), [colours.live, 1.5])
  })
  context.globalAlpha = 1
  context.setLineDash([])
  paintTrucks(stage, camera, now, [truck])
  const error = smoothError(stage, now)
  if (error === undefined) return
  const radius = Math.max(14, enlarged * error * camera.scale)
  context.globalAlpha = 0.16
  context.fillStyle = colours.warning
  context.beginPath()
  context.arc(...at, radius, 0, 2 * Math.PI)
  context.fill()
  context.globalAlpha = 1
  ring(stage, at, radius, [colours.warning, 2.5])
  label(
    stage,
    `${nameOf(truck)}   ${Math.round(100 * error)} cm`,
    [at[0] + 70, at[1] - 70],
    error > hallConstants.classes.good ? colours.warning : colours.text,
  )
}

/** The mean of half a second around a time, so that the circle does not jump from square to square. */
function smoothError(stage: Stage, now: number): number | undefined {
  const errors = [-0.25, -0.125, 0, 0.125, 0.25].flatMap((offset) => {
    const { x, y } = poseOf(stage, followed.truck, now + offset)
    return errorAt(stage.recorded, [x, y]) ?? []
  })
  return errors.length ? errors.reduce((sum, one) => sum + one, 0) / errors.length : undefined
}

/** A warning of the shift that comes in time; the film stands still for it. */
const warned = { t: 2561, truck: 5, at: 9, pause: 4, rate: 0.8 } as const

/** Two trucks that cannot see each other; one driver is warned and brakes. */
export const warning: Scene = (stage, t) => {
  const { colours, recorded } = stage
  const event = recorded.warnings.find(
    (one) => one.t > warned.t - 0.3 && one.truck === warned.truck,
  )
  if (!event) throw new Error('The warning of the film is not in the shift')
  const passed = t < warned.at ? t : Math.max(warned.at, t - warned.pause)
  const now = event.t + (passed - warned.at) * warned.rate
  const camera: Camera = { place: [68, 76], pixel: [640, 290], scale: 17 }
  paintFloor(stage, camera)
  paintTrucks(stage, camera, now, [event.truck, event.other])
  const middle = (truck: number) => {
    const { x, y } = poseOf(stage, truck, now)
    return toPixel(camera, [x, y])
  }
  const [own, other] = [middle(event.truck), middle(event.other)]
  const isWarned = t >= warned.at
  if (!isWarned) {
    stage.context.setLineDash([4, 8])
    line(stage, own, other, [colours.quiet, 2])
    stage.context.setLineDash([])
  }
  if (isWarned && t < warned.at + warned.pause + 2) {
    const pulse = (t - warned.at) % 1
    stage.context.globalAlpha = 1 - pulse
    ring(stage, own, 26 + 34 * pulse, [colours.warning, 4])
    stage.context.globalAlpha = 1
    line(stage, own, other, [colours.danger, 2.5])
    ring(stage, own, 26, [colours.warning, 4])
    ring(stage, other, 26, [colours.danger, 3])
  }
  const speed = `${Math.round(speedOf(stage, event.truck, now))} km/h`
  label(
    stage,
    `${nameOf(event.truck)}   ${speed}`,
    [own[0] + 40, own[1] - 60],
    isWarned ? colours.warning : colours.text,
  )
  label(stage, nameOf(event.other), [other[0] - 110, other[1] - 48])
}

/** A truck fetches a pallet for a dock. */
const fetched = { truck: 21, lifted: 718, done: 789.4, before: 8, rate: 6 } as const

export const docks: Scene = (stage, t) => {
  const { colours, recorded, context } = stage
  const { truck, lifted, done, before, rate } = fetched
  const now = lifted - before + t * rate
  const wide: Camera = { place: [62, 45], pixel: [640, 300], scale: 10.5 }
  paintFloor(stage, wide)
  for (const { kind, x, y, t: at } of recorded.log) {
    const age = (now - at) / rate
    if (age < 0 || age > 1.6 || (kind !== 'order' && kind !== 'done' && kind !== 'lifted')) continue
    context.globalAlpha = 1 - age / 1.6
    ring(stage, toPixel(wide, [x, y]), 8 + 16 * age, [
      kind === 'order' ? colours.live : colours.text,
      2.5,
    ])
  }
  context.globalAlpha = 1
  trail(stage, wide, [Math.max(lifted, now - 40), Math.min(now, done)])
  paintTrucks(stage, wide, now)
  const { x, y } = poseOf(stage, truck, now)
  const at = toPixel(wide, [x, y])
  ring(stage, at, 24, [colours.warning, 3])
  label(stage, nameOf(truck), [at[0] + 32, at[1] - 34], colours.warning)
  const finished = recorded.log.filter((entry) => entry.kind === 'done' && entry.t <= now).length
  pallet(stage, [36, 52])
  write(stage, String(finished), [84, 55], { px: 54 })
  clock(stage, [36, 124], now)
}

function trail(stage: Stage, camera: Camera, [from, to]: readonly [number, number]) {
  const { context, colours } = stage
  context.strokeStyle = colours.warning
  context.lineWidth = 3
  context.beginPath()
  for (let t = from; t <= to; t += 0.5) {
    const { x, y } = poseOf(stage, fetched.truck, t)
    context.lineTo(...toPixel(camera, [x, y]))
  }
  context.stroke()
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
