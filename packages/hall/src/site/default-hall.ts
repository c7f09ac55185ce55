import { buildingOf } from '#src/model/building.ts'
import { candidatesOf } from '#src/model/candidates.ts'
import { coverageOf, summaryOf, type CoverageSummary } from '#src/model/coverage.ts'
import type { PositionClass } from '#src/model/error.ts'
import { materialsOf, type Materials } from '#src/model/materials.ts'
import type { Anchor, Plan } from '#src/model/plan.ts'
import { classAreas, type ClassAreas } from '../drawing/class-areas.ts'
import { planOf, templates } from '../planner/templates.ts'
import { chosenCandidates } from './default-placement.ts'

/** A plan with the map of its anchors. */
export interface MappedPlan {
  readonly plan: Plan
  readonly areas: ClassAreas
  readonly summary: CoverageSummary
  /** Of the drivable floor. */
  readonly shares: Readonly<Record<PositionClass, number>>
  readonly materials: Materials
}

export const { size: defaultSize, trucks: defaultTrucks } = templates['distribution-centre']

let kept: ReturnType<typeof computed> | undefined

/** The hall that the page shows, with the anchors that are placed in it. */
export function defaultHall() {
  kept ??= computed()
  return kept
}

function computed() {
  const plan = planOf('distribution-centre')
  const building = buildingOf(plan)
  const candidates = candidatesOf(plan)
  const placed = chosenCandidates.flatMap((index): Anchor[] => {
    const place = candidates[index]
    return place ? [{ x: place.x, y: place.y, z: place.z, range: 50 }] : []
  })
  const mapped = (anchors: readonly Anchor[]): MappedPlan => {
    const coverage = coverageOf(building, anchors, 'tdoa')
    const summary = summaryOf(coverage)
    const share = (name: PositionClass) => summary.cells[name] / coverage.cells.count
    return {
      plan: { ...plan, anchors },
      areas: classAreas(coverage),
      summary,
      shares: {
        fine: share('fine'),
        good: share('good'),
        weak: share('weak'),
        none: share('none'),
      },
      materials: materialsOf(anchors, { trucks: defaultTrucks, tagsPerTruck: 1 }),
    }
  }
  return { placed: mapped(placed) }
}
