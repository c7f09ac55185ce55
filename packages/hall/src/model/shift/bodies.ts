import { shiftConstants } from './constants.ts'
import type { Pose } from './drawn.ts'

const { length, width } = shiftConstants.body

/** How deep two trucks are in each other, in metres; below 0 they are apart. */
export function overlapOf(one: Readonly<Pose>, other: Readonly<Pose>): number {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const along = (ux: number, uy: number) =>
    reach(one, ux, uy) + reach(other, ux, uy) - Math.abs(x * ux + y * uy)
  return Math.min(
    along(one.dx, one.dy),
    along(-one.dy, one.dx),
    along(other.dx, other.dy),
    along(-other.dy, other.dx),
  )
}

const reach = ({ dx, dy }: Readonly<Pose>, ux: number, uy: number) =>
  (length / 2) * Math.abs(dx * ux + dy * uy) + (width / 2) * Math.abs(dx * uy - dy * ux)
