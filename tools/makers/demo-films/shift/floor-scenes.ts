import { heatPicture, paintHeat } from '@repo/hall/runs/paint-run.ts'
import { paintAreas } from '@repo/hall/drawing/paint-hall.ts'
import { hallConstants } from '@repo/hall/model/constants.ts'
import type { Corner } from '@repo/hall/model/plan.ts'
import { clock, type Scene } from './marks.ts'
import { waitingEvery } from './recorded-shift.ts'
import {
  eased,
  onFloor,
  paintFloor,
  paintTrucks,
  toPixel,
  write,
  type Camera,
  type Stage,
} from './stage.ts'

/** The whole floor, with room for figures on the right and for captions below. */
const whole: Camera = { place: [55, 0], pixel: [40, 312], scale: 5.25 }
const panel = 820

function anchorMark({ context, colours }: Stage, [x, y]: Corner, half = 5) {
  context.fillStyle = colours.mark
  context.strokeStyle = colours.markEdge
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(x, y - half)
  context.lineTo(x + half, y)
  context.lineTo(x, y + half)
  context.lineTo(x - half, y)
  context.closePath()
  context.fill()
  context.stroke()
}

/** Anchors are placed one by one, then the map of errors appears. */
export const hall: Scene = (stage, t) => {
  const { context, colours, recorded } = stage
  const { plan, areas, shares } = recorded
  const shown = Math.round(plan.anchors.length * eased(t, 5, 11.5))
  const mapped = eased(t, 12, 13.5)
  if (mapped) {
    context.globalAlpha = mapped * 0.75
    onFloor(stage, whole, (view) => paintAreas(context, areas, view, colours))
    context.globalAlpha = 1
  }
  paintFloor(stage, whole)
  plan.anchors.slice(0, shown).forEach(({ x, y }) => anchorMark(stage, toPixel(whole, [x, y])))
  write(stage, '110 × 136 m', [panel, 60], { px: 30, colour: colours.quiet })
  if (shown) {
    anchorMark(stage, [panel + 22, 170], 20)
    write(stage, String(shown), [panel + 64, 172], { px: 110 })
  }
  if (!mapped) return
  context.globalAlpha = mapped
  const { fine, good } = hallConstants.classes
  const rows = [
    [`≤ ${100 * fine} cm`, shares.fine, colours.fine],
    [`≤ ${100 * good} cm`, shares.good, colours.good],
    [`> ${100 * good} cm`, shares.weak + shares.none, colours.weak],
  ] as const
  rows.forEach(([text, share, colour], row) => {
    const y = 320 + row * 84
    write(stage, text, [panel, y], { px: 30 })
    context.fillStyle = colour
    context.fillRect(panel, y + 22, Math.max(4, 400 * share), 18)
  })
  context.globalAlpha = 1
}

/** Where trucks with an order have stood still, minute by minute. */
export const waiting: Scene = (stage, t) => {
  const { context, colours, recorded } = stage
  const now = 3600 * Math.min(1, Math.max(0, (t - 1) / 10))
  const values = recorded.waiting[Math.floor(now / waitingEvery)]
  const last = recorded.waiting.at(-1)
  // Against the hottest square of the whole hour.
  const { cells } = recorded.coverage
  const picture =
    values && last && heatPicture(cells, onScaleOf(cells, values, last), colours.warning)
  paintFloor(stage, whole)
  if (picture)
    onFloor(stage, whole, (view) => paintHeat(context, view, recorded.coverage.cells, picture))
  paintTrucks(stage, whole, now)
  clock(stage, [panel, 60], now)
  const minutes = (values?.reduce((sum, one) => sum + one, 0) ?? 0) / 60
  context.fillStyle = colours.warning
  context.fillRect(panel, 150, 44, 44)
  write(stage, `${Math.round(minutes)} min`, [panel + 64, 174], { px: 72 })
}

/** What trucks have waited around each square, on the scale of the whole hour. */
function onScaleOf({ columns }: { columns: number }, values: Float32Array, last: Float32Array) {
  const offsets = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * columns + column))
  const around = (of: Float32Array) =>
    of.map((_, square) => offsets.reduce((sum, offset) => sum + (of[square + offset] ?? 0), 0))
  const shown = around(values)
  // The square in the corner is under the wall: it holds the greatest value, which gives the scale.
  shown[0] = around(last).reduce((a, b) => Math.max(a, b), 0)
  return shown
}
