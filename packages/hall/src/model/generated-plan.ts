import { planningConstants } from './constants.ts'
import { generateHall, type Generated, type HallSize } from './generate.ts'
import { withPlacedAnchors } from './placed-plan.ts'

/** Square metres: placing the anchors of a larger building would hold up the page. */
const quicklyPlaced = 20_000

/** The building of a size with the anchors that the planner places; a larger one begins without any. */
export function generatedPlan(size: HallSize): Generated {
  const { plan, enlarged } = generateHall(size)
  const building = { ...plan, anchors: [] }
  if (size.area > quicklyPlaced) return { plan: building, enlarged }
  const range = planningConstants.ranges[size.tracking]
  return { plan: withPlacedAnchors(building, { range, method: 'tdoa' }).plan, enlarged }
}
