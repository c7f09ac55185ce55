import type { Point2 } from './iso.ts'
import type { Rectangle } from './placement.ts'

/** How a scene is seen: scene units times scale, then moved, gives CSS pixels of the container. */
export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A share of the container's width or height, and pixels. */
export type Length = readonly [share: number, pixels: number]

export interface View {
  readonly name: 'wide' | 'compact' | 'middle' | 'narrow'
  readonly camera: Camera
  /** CSS pixels of the container for which the server places the callouts. */
  readonly width: number
  readonly height: number
  /** Which movers may have a callout, most important first. */
  readonly callouts: readonly string[]
  /** How many callouts are shown at once. */
  readonly most: number
  /** Right and lower end of the heading's place. */
  readonly heading: { readonly right: Length; readonly bottom: Length }
  /** Where the style sheet puts the alert, with air around it. */
  readonly alert: Rectangle
}

/** The style sheet repeats these cameras for every width; a test compares the two. */
export const views: readonly View[] = [
  {
    name: 'wide',
    camera: { scale: 1, x: 1050, y: 120 },
    width: 1440,
    height: 900,
    callouts: ['F-07', 'F-12', 'F-03', 'F-05', 'F-18'],
    most: 3,
    heading: { right: [0.5, -100], bottom: [0, 620] },
    alert: { x: 1116, y: 600, width: 324, height: 220 },
  },
  {
    name: 'compact',
    camera: { scale: 0.88, x: 724, y: 110 },
    width: 1024,
    height: 900,
    callouts: ['F-07', 'F-12', 'F-03', 'F-05', 'F-18'],
    most: 3,
    heading: { right: [0, 500], bottom: [0, 600] },
    alert: { x: 700, y: 676, width: 324, height: 224 },
  },
  {
    name: 'middle',
    camera: { scale: 1, x: 686, y: 150 },
    width: 820,
    height: 1000,
    callouts: ['F-07', 'F-12', 'F-05', 'F-18'],
    most: 2,
    heading: { right: [1, 0], bottom: [1, -480] },
    alert: { x: 496, y: 780, width: 324, height: 220 },
  },
  {
    name: 'narrow',
    camera: { scale: 0.78, x: 364, y: 140 },
    width: 390,
    height: 880,
    callouts: ['F-07', 'F-12', 'F-05', 'F-18'],
    most: 1,
    heading: { right: [1, 0], bottom: [1, -420] },
    alert: { x: 0, y: 700, width: 390, height: 124 },
  },
]

export function toScreen({ scale, x, y }: Camera, [sx, sy]: Point2): Point2 {
  return [sx * scale + x, sy * scale + y]
}

export function onScreen(camera: Camera, { x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = toScreen(camera, [x, y])
  return { x: left, y: top, width: width * camera.scale, height: height * camera.scale }
}
