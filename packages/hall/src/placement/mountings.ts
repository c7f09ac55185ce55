import { candidatesOf, type Candidate, type Mounting } from '#src/model/candidates.ts'
import type { Place, Plan } from '#src/model/plan.ts'

type OnFloor = Pick<Place, 'x' | 'y'>

const isAt = (a: OnFloor, b: OnFloor) => a.x === b.x && a.y === b.y

/** What an anchor at a place hangs on; undefined where the building offers nothing. */
export const mountingAt = (plan: Plan, place: OnFloor): Mounting | undefined =>
  candidatesOf(plan).find((candidate) => isAt(candidate, place))?.on

/** Places for an anchor that hold none, in their order. */
export const freeMountings = (plan: Plan): Candidate[] =>
  candidatesOf(plan).filter((candidate) => !plan.anchors.some((anchor) => isAt(anchor, candidate)))

/** Index of the place that is nearest; −1 without places. */
export function nearestTo(places: readonly OnFloor[], { x, y }: OnFloor): number {
  const squares = places.map((place) => (place.x - x) ** 2 + (place.y - y) ** 2)
  return squares.indexOf(Math.min(...squares))
}
