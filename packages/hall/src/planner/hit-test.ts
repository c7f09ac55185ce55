import {
  footprint,
  insideOf,
  type Anchor,
  type Box,
  type Column,
  type Corner,
  type Dock,
  type Line,
  type Place,
  type Plan,
} from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'
import type { ObjectRef } from './objects.ts'

/** What lies on top of another comes first. */
const order: readonly PlanList[] = [
  'anchors',
  'mounts',
  'columns',
  'docks',
  'walls',
  'racks',
  'walkways',
  'staging',
  'zones',
]

/** The thing at a place, or the nearest within `reach` metres: the topmost kind, then the nearest. */
export function objectNear(plan: Plan, place: Corner, reach: number): ObjectRef | undefined {
  for (const list of order) {
    let nearest: ObjectRef | undefined
    let least = reach
    plan[list].forEach((_, index) => {
      const distance = distanceTo(plan, list, index, place)
      if (distance > least) return
      least = distance
      nearest = { list, index }
    })
    if (nearest) return nearest
  }
  return undefined
}

/** Metres from a place to a thing; 0 inside it. */
function distanceTo(plan: Plan, list: PlanList, index: number, [x, y]: Corner): number {
  const object = plan[list][index]
  if (!object) return Infinity
  if ('length' in object && !('depth' in object)) return insideOf(object)(x, y) ? 0 : Infinity
  if ('polygon' in object) return insideOf(object.polygon)(x, y) ? 0 : Infinity
  if ('depth' in object) return toBox(footprint(object), x, y)
  if ('x0' in object)
    return Math.max(0, toLine(object, x, y) - ('width' in object ? object.width / 2 : 0))
  const half = widthOf(object) / 2
  const box = { left: object.x - half, right: object.x + half, bottom: object.y, top: object.y }
  return toBox(box, x, y)
}

/** Anchors and mounts are points. */
function widthOf(object: Anchor | Place | Column | Dock): number {
  if ('side' in object) return object.side
  return 'width' in object ? object.width : 0
}

function toBox({ left, right, bottom, top }: Box, x: number, y: number) {
  const dx = Math.max(left - x, 0, x - right)
  const dy = Math.max(bottom - y, 0, y - top)
  return Math.sqrt(dx * dx + dy * dy)
}

/** Metres from a line to a place. */
export function toLine({ x0, y0, x1, y1 }: Line, x: number, y: number) {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const square = dx * dx + dy * dy
  const share = square ? Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / square)) : 0
  const [ex, ey] = [x - x0 - share * dx, y - y0 - share * dy]
  return Math.sqrt(ex * ex + ey * ey)
}
