import { buildingOf, type Building } from './building.ts'
import { candidatesOf, type Candidate } from './candidates.ts'
import { coverageOf, type Coverage } from './coverage.ts'
import type { Method } from './error.ts'
import { placeAnchors, type PlacementProgress } from './placement.ts'
import type { Anchor, Plan } from './plan.ts'

export interface PlacedPlan {
  /** The plan with its fixed anchors and those that were placed. */
  readonly plan: Plan
  readonly building: Building
  readonly coverage: Coverage
  readonly candidates: readonly Candidate[]
  /** Of each anchor of the plan the place that it was chosen from; none is fixed. */
  readonly places: readonly (Candidate | undefined)[]
  readonly added: number
  readonly reached: boolean
}

/** A plan whose anchors, but for the fixed ones, are placed again. */
export function withPlacedAnchors(
  plan: Plan,
  {
    range,
    method,
    progress,
  }: { range: Anchor['range']; method: Method; progress?: PlacementProgress },
): PlacedPlan {
  const building = buildingOf(plan)
  const candidates = candidatesOf(plan)
  const fixed = plan.anchors.filter((anchor) => anchor.fixed)
  const { chosen, added, reached } = placeAnchors(building, {
    candidates,
    fixed,
    range,
    method,
    ...(progress && { progress }),
  })
  const places = chosen.flatMap((index) => candidates[index] ?? [])
  const anchors = [...fixed, ...places.map(({ x, y, z }): Anchor => ({ x, y, z, range }))]
  return {
    plan: { ...plan, anchors },
    building,
    coverage: coverageOf(building, anchors, method),
    candidates,
    places: [...fixed.map(() => undefined), ...places],
    added,
    reached,
  }
}
