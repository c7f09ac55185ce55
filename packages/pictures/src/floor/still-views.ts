import { placesIn, type Viewport } from './callouts.ts'
import type { Readout } from './readouts.ts'
import type { Camera, View } from './camera.ts'
import type { FloorState } from './engine.ts'
import type { Places, Rectangle } from './placement.ts'

/** A share of the container's width or height, and pixels. */
type Length = readonly [share: number, pixels: number]

/** A size for which the server places the callouts. */
interface StillView {
  readonly camera: Camera
  /** CSS pixels of the container. */
  readonly width: number
  readonly height: number
  /** Right and lower end of the heading's place. */
  readonly heading: { readonly right: Length; readonly bottom: Length }
  /** Where the style sheet puts the alert, with air around it. */
  readonly alert: Rectangle
}

/** The style sheet repeats these cameras for every width; a test compares the two. */
export const stillViews: Readonly<Record<View['name'], StillView>> = {
  wide: {
    camera: { scale: 1, x: 1050, y: 120 },
    width: 1440,
    height: 900,
    heading: { right: [0.5, -100], bottom: [0, 620] },
    alert: { x: 1116, y: 600, width: 324, height: 220 },
  },
  compact: {
    camera: { scale: 0.88, x: 724, y: 110 },
    width: 1024,
    height: 900,
    heading: { right: [0, 500], bottom: [0, 600] },
    alert: { x: 700, y: 676, width: 324, height: 224 },
  },
  middle: {
    camera: { scale: 1, x: 686, y: 150 },
    width: 820,
    height: 1000,
    heading: { right: [1, 0], bottom: [1, -480] },
    alert: { x: 496, y: 780, width: 324, height: 220 },
  },
  narrow: {
    camera: { scale: 0.78, x: 364, y: 140 },
    width: 390,
    height: 880,
    heading: { right: [1, 0], bottom: [1, -420] },
    alert: { x: 0, y: 700, width: 390, height: 124 },
  },
}

/** Returns the places at the size for which the server draws a view. */
export function stillPlaces(view: View, state: FloorState, readouts: readonly Readout[]): Places {
  return placesIn(stillViewport(view), state, readouts)
}

export function stillViewport(view: View): Viewport {
  const { width, height, camera, heading, alert } = stillViews[view.name]
  const [right, bottom] = [
    width * heading.right[0] + heading.right[1],
    height * heading.bottom[0] + heading.bottom[1],
  ]
  return {
    view,
    width,
    height,
    camera,
    copy: [{ x: 0, y: 0, width: right, height: bottom }],
    panel: alert,
  }
}
