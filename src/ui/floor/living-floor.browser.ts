import { alertTexts } from './alert-texts.ts'
import { drawCallouts, placesIn, readoutsOf, stillPlaces, type Readout } from './callouts.ts'
import { views, type View } from './camera.ts'
import { openFloor, stateAt, type FloorState } from './engine.ts'
import { createWording, type LiveLabels, type Wording } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { drawRanging } from './live-ranging.ts'
import { stillMoment } from './moment.ts'
import { adopt, type Drawn } from './node.ts'
import { glide, type Places } from './placement.ts'
import { prefix } from './prefix.ts'
import { runWhileSeen } from './run-while-seen.ts'

const readoutsPerSecond = 4

type Draw = (state: FloorState, readouts: FloorState) => Drawn

function layer(root: Element, name: string, draw: Draw, still: FloorState) {
  const element = root.querySelector(`[data-live="${name}"]`)
  if (!element) return () => {}
  const patch = adopt(element, draw(still, still))
  return (state: FloorState, readouts: FloorState) => patch(draw(state, readouts))
}

function callouts(
  root: SVGSVGElement,
  camera: SVGGElement,
  view: View,
  still: FloorState,
  wording: Wording,
) {
  const element = root.querySelector(`[data-view="${view.name}"]`)
  if (!element) return () => {}
  let readouts: Readout[] = readoutsOf(view, still, wording)
  let places: Places = stillPlaces(view, still, readouts)
  let shown = places
  let read = still
  const patch = adopt(element, drawCallouts(view, still, readouts, places))
  return (state: FloorState, slow: FloorState) => {
    const matrix = camera.getCTM()
    if (!matrix) return
    if (slow !== read) {
      readouts = readoutsOf(view, slow, wording)
      read = slow
    }
    const { width, height } = size(root)
    const seen = { width, height, camera: { scale: matrix.a, x: matrix.e, y: matrix.f } }
    places = placesIn(view, seen, state, readouts, places)
    shown = glide(shown, places)
    patch(drawCallouts(view, state, readouts, shown))
  }
}

const sizes = new WeakMap<Element, { width: number; height: number }>()

function size(root: Element) {
  return sizes.get(root) ?? { width: 0, height: 0 }
}

function alertPanel(root: Element, wording: Wording) {
  const panel = root.parentElement?.querySelector<HTMLElement>('[data-floor-alert]')
  return (_: FloorState, { alert }: FloorState) => {
    if (!panel) return
    panel.dataset['floorAlert'] = alert ? 'shown' : 'hidden'
    if (!alert) return
    const texts = alertTexts(alert, wording)
    for (const name of ['crossing', 'sentence', 'time', 'closing'] as const) {
      const text = texts[name]
      const place = panel.querySelector(`[data-text="${name}"]`)
      if (place && place.textContent !== text) place.textContent = text
    }
  }
}

/**
 * Moves the picture that the server drew, from the moment it shows on; returns what ends it. Does
 * nothing for visitors who prefer reduced motion.
 */
export function bringToLife(root: SVGSVGElement): () => void {
  const camera = root.querySelector<SVGGElement>('[data-part="camera"]')
  const { livingFloor, locale = 'en' } = root.dataset
  if (!camera || !livingFloor || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return () => {}
  }
  const wording = createWording(JSON.parse(livingFloor) as LiveLabels, locale)
  const floor = openFloor()
  const still = stateAt(floor, stillMoment)
  const layers = [
    layer(root, 'floor', (state) => drawLiveFloor(state, prefix), still),
    layer(root, 'movers', drawMovers, still),
    layer(root, 'ranging', (state, slow) => drawRanging(state, slow, wording), still),
    alertPanel(root, wording),
  ]
  const byView = views.map((view) => {
    const group = root.querySelector(`[data-view="${view.name}"]`)
    return { group, update: callouts(root, camera, view, still, wording) }
  })
  let current = byView[0]
  const resized = new ResizeObserver(([entry]) => {
    if (!entry) return
    sizes.set(root, entry.contentRect)
    current = byView.find(({ group }) => group && getComputedStyle(group).display !== 'none')
  })
  resized.observe(root)
  let slow = still
  let tick = -1
  const stop = runWhileSeen(root, (elapsed) => {
    const state = stateAt(floor, stillMoment + elapsed)
    const now = Math.floor(elapsed * readoutsPerSecond)
    if (now !== tick) {
      slow = state
      tick = now
    }
    for (const update of layers) update(state, slow)
    current?.update(state, slow)
  })
  return () => {
    stop()
    resized.disconnect()
  }
}
