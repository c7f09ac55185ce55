import { writeText } from '@repo/platform/ui/elements.ts'
import { alertTexts } from './alert-texts.ts'
import { drawCallouts, placesIn, type Viewport } from './callouts.ts'
import { readoutsOf, type Readout } from './readouts.ts'
import { views, type View } from './camera.ts'
import type { FloorState } from './engine.ts'
import type { Wording } from './labels.ts'
import { drawLiveFloor } from './live-floor.ts'
import { drawMovers } from './live-movers.ts'
import { drawRanging } from './live-ranging.ts'
import { adopt, type Drawn } from './node.ts'
import type { Point2 } from './iso.ts'
import type { Places } from './placement.ts'
import { prefix } from './prefix.ts'

/** Shows a state; what is read is taken from a state that changes more slowly. */
export type Update = (state: FloorState, slow: FloorState, seen: Viewport) => void

type Draw = (state: FloorState, slow: FloorState) => Drawn

/** A part of the picture that the server drew, found by its name. */
export function layer(
  root: Element,
  name: string,
  still: FloorState,
  draw: Draw,
): (state: FloorState, slow: FloorState) => void {
  const element = root.querySelector(`[data-live="${name}"]`)
  if (!element) return () => {}
  const patch = adopt(element, draw(still, still))
  return (state, slow) => patch(draw(state, slow))
}

/** Where the server has placed the callouts. */
function writtenPlaces(view: Element, readouts: readonly Readout[]): Places {
  const places = new Map<string, Point2>()
  readouts.forEach(({ id }, index) => {
    const callout = view.children[index]
    const [x, y] =
      callout?.querySelector('[transform]')?.getAttribute('transform')?.match(/-?\d+/g) ?? []
    if (callout?.getAttribute('visibility') === 'visible') places.set(id, [Number(x), Number(y)])
  })
  return places
}

function callouts(root: Element, view: View, still: FloorState, wording: Wording): Update {
  const element = root.querySelector(`[data-view="${view.name}"]`)
  if (!element) return () => {}
  let readouts = readoutsOf(view, still, wording)
  let places = writtenPlaces(element, readouts)
  let moved: ReadonlySet<string> = new Set()
  let read = still
  const patch = adopt(element, drawCallouts(view, still, readouts, places))
  return (state, slow, seen) => {
    if (slow !== read) {
      read = slow
      readouts = readoutsOf(view, slow, wording)
      const next = placesIn(seen, state, readouts, places)
      moved = new Set([...places].filter(([id, at]) => next.get(id) !== at).map(([id]) => id))
      places = next
    }
    patch(drawCallouts(view, state, readouts, places, moved))
  }
}

function alertPanel(root: Element, wording: Wording): Update {
  const panel = root.parentElement?.querySelector<HTMLElement>('[data-floor-alert]')
  const places = panel?.querySelectorAll('strong, span, p + p, dt, dd')
  let shownAt: FloorState | undefined
  return (_, slow) => {
    if (!panel || !places || slow === shownAt) return
    shownAt = slow
    panel.dataset['floorAlert'] = slow.alert ? 'shown' : 'hidden'
    if (!slow.alert) return
    panel.dataset['kind'] = slow.alert.kind
    const { title, place, sentence, labels, values } = alertTexts(slow.alert, wording)
    const figures = values.flatMap((value, index) => [labels[index] ?? '', value])
    const texts = [title, place, sentence, ...figures]
    texts.forEach((text, index) => {
      const element = places[index]
      if (element) writeText(element, text)
    })
  }
}

/** The moving parts, each to be prepared on its own, so that no preparation takes long. */
export function partsOf(root: Element, still: FloorState, wording: Wording): (() => Update)[] {
  return [
    () => layer(root, 'floor', still, (state) => drawLiveFloor(state, prefix)),
    () => layer(root, 'movers', still, drawMovers),
    () => layer(root, 'ranging', still, (state, slow) => drawRanging(state, slow, wording)),
    () => alertPanel(root, wording),
    () => {
      const all = views.map((view) => callouts(root, view, still, wording))
      return (state, slow, seen) => all[views.indexOf(seen.view)]?.(state, slow, seen)
    },
  ]
}
