import { alertTexts } from './alert-texts.ts'
import { drawCallouts, placesIn, readoutsOf, stillPlaces } from './callouts.ts'
import { views, type Camera, type View } from './camera.ts'
import { openFloor, stateAt, type FloorState } from './engine.ts'
import { createWording, type LiveLabels, type Wording } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { drawRanging } from './live-ranging.ts'
import { stillMoment } from './moment.ts'
import { adopt, type Drawn } from './node.ts'
import { glide } from './placement.ts'
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

interface Seen {
  width: number
  height: number
  camera: Camera
}

function callouts(element: Element, view: View, still: FloorState, wording: Wording) {
  let readouts = readoutsOf(view, still, wording)
  let places = stillPlaces(view, still, readouts)
  let shown = places
  let read = still
  const patch = adopt(element, drawCallouts(view, still, readouts, places))
  return (state: FloorState, slow: FloorState, seen: Seen) => {
    if (slow !== read) {
      read = slow
      readouts = readoutsOf(view, slow, wording)
      places = placesIn(view, seen, state, readouts, places)
    }
    shown = glide(shown, places)
    patch(drawCallouts(view, state, readouts, shown))
  }
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
  const byView = views.flatMap((view) => {
    const group = root.querySelector(`[data-view="${view.name}"]`)
    return group ? [{ group, update: callouts(group, view, still, wording) }] : []
  })
  let current = byView[0]
  let seen: Seen = { width: 0, height: 0, camera: { scale: 1, x: 0, y: 0 } }
  const resized = new ResizeObserver(([entry]) => {
    const matrix = camera.getCTM()
    if (!entry || !matrix) return
    const { width, height } = entry.contentRect
    seen = { width, height, camera: { scale: matrix.a, x: matrix.e, y: matrix.f } }
    current = byView.find(({ group }) => getComputedStyle(group).display !== 'none')
  })
  resized.observe(root)
  root.dataset['alive'] = ''
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
    current?.update(state, slow, seen)
  })
  return () => {
    stop()
    resized.disconnect()
    delete root.dataset['alive']
  }
}
