import { aislesOf } from './aisles.ts'
import { signedArea } from './check-plan.ts'
import type { HallSize } from './generate.ts'
import { roundMetres, type Plan } from './plan.ts'

/** What the estimate would be told of a plan: its area, its aisles and how long they are on average. */
export function sizeOf(plan: Pick<Plan, 'outline' | 'racks'>): HallSize {
  const aisles = aislesOf(plan)
  const lengths = aisles.map(({ along, left, right, bottom, top }) =>
    along === 'x' ? right - left : top - bottom,
  )
  const sum = lengths.reduce((total, length) => total + length, 0)
  return {
    area: roundMetres(Math.abs(signedArea(plan.outline))),
    aisles: aisles.length,
    aisleLength: aisles.length ? roundMetres(sum / aisles.length) : 0,
    tracking: 'indoor',
  }
}
