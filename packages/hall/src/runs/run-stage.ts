import { boundsOf } from '#src/model/plan.ts'
import type { Pose } from '#src/model/shift/drawn.ts'
import { paintPlan } from '../drawing/paint-hall.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import { viewOf, type View } from '../drawing/view.ts'
import { measuredAt } from './measured-position.ts'
import {
  heatPicture,
  paintFollowed,
  paintHeat,
  paintMeasured,
  paintNearMiss,
  truckPainter,
} from './paint-run.ts'
import type { BothRuns, Layer, Runs, Side, StageElements } from './runs-state.ts'
import { poseAt } from './truck-poses.ts'
import { contextOf } from '../drawing/canvas-context.ts'

/** Pixels per metre while a truck is followed. */
const closeScale = 14
/** What moves has no more pixels than this for one of the page: each of them is cleared at every frame. */
const mostRatio = 2
/** For so long after it a near miss is marked, in seconds of the shift. */
const markedFor = 6

/** Draws one of the runs: what stands still once, what moves at every frame. */
export function drawRun({ stage, ...canvases }: StageElements, runs: Runs, side: Side) {
  const floor = sheetOf(canvases.floor)
  const movers = sheetOf(canvases.movers)
  const colours = planColoursOf(stage)
  const paintTruck = truckPainter(movers.context, colours)
  const pose: Pose = { x: 0, y: 0, dx: 1, dy: 0 }
  let shown: { both: BothRuns; view: View; layer: string } | undefined
  const heatOf = heatPictures(side, colours)
  let [width, height] = [0, 0]

  const paint = () => {
    const { both, clock, followed, showsMeasured, layer } = runs.state
    if (!both || !width) return
    const { run, events, stateAt } = both.of[side]
    const view = viewAt(both)
    const isStill = shown?.both === both && shown.layer === layer && isSame(shown.view, view)
    if (!isStill) paintFloor(both, view)
    shown = { both, view, layer }
    movers.context.clearRect(0, 0, width, height)
    const nearMisses = events.all('near-miss')
    for (let index = events.countAt('near-miss', clock.time) - 1; index >= 0; index -= 1) {
      const nearMiss = nearMisses[index]
      if (!nearMiss || clock.time - nearMiss.t >= markedFor) break
      const { x, y } = nearMiss
      paintNearMiss(movers.context, view, [x, y], colours)
    }
    for (let truck = 0; truck < run.perTruck.length; truck += 1) {
      poseAt(run, truck, clock.time, pose)
      paintTruck(view, movers.ratio, pose, stateAt(truck, clock.time))
      if (truck === followed) paintFollowed(movers.context, view, pose, colours)
      const measured =
        showsMeasured && side === 'with' && both.map
          ? measuredAt(both.map, pose, truck, clock.time)
          : undefined
      if (measured) paintMeasured(movers.context, view, measured, colours)
    }
  }

  const viewAt = (both: BothRuns): View => {
    const whole = viewOf(boundsOf(both.plan.outline), width, height)
    const { followed, clock } = runs.state
    const { run } = both.of[side]
    if (followed === undefined || followed >= run.perTruck.length) return whole
    poseAt(run, followed, clock.time, pose)
    const scale = Math.max(closeScale, whole.scale)
    return { scale, left: pose.x - width / (2 * scale), top: pose.y + height / (2 * scale) }
  }

  const paintFloor = (both: BothRuns, view: View) => {
    const { layer } = runs.state
    const { events } = both.of[side]
    const { context } = floor
    context.clearRect(0, 0, width, height)
    const picture = heatOf(both, layer)
    if (both.map && picture) paintHeat(context, view, both.map.cells, picture)
    paintPlan({ context, view, colours }, { ...both.plan, anchors: [] })
    if (layer === 'near-misses')
      for (const { x, y } of events.all('near-miss')) paintNearMiss(context, view, [x, y], colours)
  }

  new ResizeObserver(() => {
    width = stage.clientWidth
    height = stage.clientHeight
    floor.ratio = devicePixelRatio
    movers.ratio = Math.min(mostRatio, devicePixelRatio)
    for (const { canvas, context, ratio } of [floor, movers]) {
      canvas.width = Math.round(width * ratio)
      canvas.height = Math.round(height * ratio)
      context.scale(ratio, ratio)
    }
    shown = undefined
    paint()
  }).observe(stage)
  runs.follow(['both'], ({ both }) => {
    if (!both) return
    const { left, right, bottom, top } = boundsOf(both.plan.outline)
    stage.style.aspectRatio = `${right - left} / ${top - bottom}`
  })
  runs.follow(['both', 'clock', 'followed', 'showsMeasured', 'layer'], paint)
}

/** The picture of a layer's heat, computed again only for other runs or another layer. */
function heatPictures(side: Side, colours: ReturnType<typeof planColoursOf>) {
  let heat: { both: BothRuns; layer: Layer; picture: HTMLCanvasElement | undefined } | undefined
  return (both: BothRuns, layer: Layer) => {
    if (!both.map || (layer !== 'traffic' && layer !== 'waiting')) return undefined
    if (heat?.both !== both || heat.layer !== layer) {
      const colour = layer === 'traffic' ? colours.live : colours.warning
      const values = both.of[side].run.traffic[layer]
      heat = { both, layer, picture: heatPicture(both.map.cells, values, colour) }
    }
    return heat.picture
  }
}

interface Sheet {
  readonly canvas: HTMLCanvasElement
  readonly context: CanvasRenderingContext2D
  /** Its pixels for one of the page, in each direction. */
  ratio: number
}

const sheetOf = (canvas: HTMLCanvasElement): Sheet => ({
  canvas,
  context: contextOf(canvas),
  ratio: 1,
})

const isSame = (a: View, b: View) => a.scale === b.scale && a.left === b.left && a.top === b.top
