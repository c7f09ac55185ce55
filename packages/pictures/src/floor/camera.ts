import type { Point2 } from './iso.ts'
import type { Rectangle } from './placement.ts'

/** How a scene is seen: scene units times scale, then moved, gives CSS pixels of the container. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface View {
  readonly name: 'wide' | 'compact' | 'middle' | 'narrow'
  /** Which movers may have a callout, most important first. */
  readonly callouts: readonly string[]
  /** How many callouts are shown at once. */
  readonly most: number
}

/** One for every range of widths, as in the style sheet. */
export const views: readonly View[] = [
  { name: 'wide', callouts: ['F-07', 'F-12', 'F-03', 'F-05', 'F-18'], most: 3 },
  { name: 'compact', callouts: ['F-07', 'F-12', 'F-03', 'F-05', 'F-18'], most: 3 },
  { name: 'middle', callouts: ['F-07', 'F-12', 'F-05', 'F-18'], most: 2 },
  { name: 'narrow', callouts: ['F-07', 'F-12', 'F-05', 'F-18'], most: 1 },
]

export function toScreen({ scale, x, y }: Camera, [sx, sy]: Point2): Point2 {
  return [sx * scale + x, sy * scale + y]
}

export function onScreen(camera: Camera, { x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = toScreen(camera, [x, y])
  return { x: left, y: top, width: width * camera.scale, height: height * camera.scale }
}
