import { project, type Point2, type Point3 } from '../floor/iso.ts'
import type { Extent } from '../floor/solid.ts'

/** Scene units around the middle of the floor; the edges are cut where the place is narrow or low. */
export const view = { width: 840, height: 560 }

/** From a mark to its question: two stand left of the scene and two right of it, above and below its corners. */
export function leader([x, y]: Point2, index: number, [centreX, centreY]: Point2): string {
  const side = index < 2 ? -1 : 1
  const toX = centreX + side * view.width * 0.23
  const toY = centreY + (index % 2 ? view.height / 2 - 46 : 32 - view.height / 2)
  return `M${at([x, y])}V${Math.round(toY)}H${Math.round(toX)}`
}

const at = ([x, y]: Point2) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
export const line = (points: readonly Point3[]) =>
  `M${points.map((point) => at(project(point))).join('L')}`

/** Every two metres. */
export function grid(width: number, depth: number): string {
  let path = ''
  for (let x = 2; x < width; x += 2)
    path += line([
      [x, 0, 0],
      [x, depth, 0],
    ])
  for (let y = 2; y < depth; y += 2)
    path += line([
      [0, y, 0],
      [width, y, 0],
    ])
  return path
}

/** Construction lines that run on beyond the floor, as from a drawing that is being made. */
export function axes(width: number, depth: number): string {
  const beyond = 6
  return [0, width]
    .map((x) =>
      line([
        [x, -beyond, 0],
        [x, depth + beyond, 0],
      ]),
    )
    .concat(
      [0, depth].map((y) =>
        line([
          [-beyond, y, 0],
          [width + beyond, y, 0],
        ]),
      ),
    )
    .join('')
}

/** The twelve edges of a box. */
export function edges([x0, y0, z0, x1, y1, z1]: Extent): string {
  const ring = (z: number): Point3[] => [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
    [x0, y0, z],
  ]
  const posts = ring(z0)
    .slice(0, 4)
    .map(([x, y]) =>
      line([
        [x, y, z0],
        [x, y, z1],
      ]),
    )
  return line(ring(z0)) + line(ring(z1)) + posts.join('')
}
