import { project, type Point2, type Point3 } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { overlaps, polygon } from './path.ts'

/** A flat, convex face in scene units. */
export interface Face {
  readonly points: readonly Point2[]
  readonly fill: string
  readonly opacity?: number
}

/** Top, side towards +x, side towards +y: lightest to darkest. */
export type Tones = readonly [top: string, right: string, left: string]

export type Extent = readonly [
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
]

export function face(points: readonly Point3[], fill: string, opacity?: number): Face {
  const shape = { points: points.map(project), fill }
  return opacity === undefined ? shape : { ...shape, opacity }
}

/** The three faces of an upright box that the viewer sees. */
export function box([x0, y0, z0, x1, y1, z1]: Extent, [top, right, left]: Tones): Face[] {
  return [
    face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      top,
    ),
    face(
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      right,
    ),
    face(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      left,
    ),
  ]
}

/** Fewest paths that still hide what has to be hidden: equal fills join unless something lies between. */
export function paint(faces: readonly Face[]): Drawn[] {
  const layers: { fill: string; opacity: number | undefined; faces: Face[] }[] = []
  for (const next of faces) {
    let target: (typeof layers)[number] | undefined
    for (let index = layers.length - 1; index >= 0; index -= 1) {
      const layer = layers[index]
      if (!layer) break
      if (layer.fill === next.fill && layer.opacity === next.opacity) {
        target = layer
        break
      }
      if (layer.faces.some((other) => overlaps(other.points, next.points))) break
    }
    if (target) target.faces.push(next)
    else layers.push({ fill: next.fill, opacity: next.opacity, faces: [next] })
  }
  return layers.map(({ fill, opacity, faces: joined }) =>
    draw('path', {
      fill,
      ...(opacity === undefined ? {} : { 'fill-opacity': opacity }),
      d: joined.map(({ points }) => polygon(points)).join(''),
    }),
  )
}

/** Blends two #rrggbb colours. */
export function blend(from: string, to: string, share: number): string {
  const channel = (colour: string, index: number) =>
    Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  return `#${[0, 1, 2]
    .map((index) => {
      const value = channel(from, index) + (channel(to, index) - channel(from, index)) * share
      return Math.round(value).toString(16).padStart(2, '0')
    })
    .join('')}`
}
