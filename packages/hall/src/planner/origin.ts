import { generateHall, type HallSize } from '#src/model/generate.ts'
import { sizeOf } from '#src/model/hall-size.ts'
import type { Plan } from '#src/model/plan.ts'

/** What a hall was generated from: the estimate counts by it as long as its building stays. */
export interface Origin {
  readonly size: HallSize
  readonly plan: Plan
}

/** Of a plan that comes from elsewhere; undefined where its building is not what the size gives. */
export function originOf(size: HallSize, plan: Plan): Origin | undefined {
  const building = ({ outline, racks }: Plan) => JSON.stringify([outline, racks])
  return building(generateHall(size).plan) === building(plan) ? { size, plan } : undefined
}

/** What the estimate is asked: what the hall was generated from, or what was made of it since. */
export function estimatedSize(plan: Plan, origin: Origin | undefined): HallSize {
  const isAsGenerated = origin?.plan.outline === plan.outline && origin.plan.racks === plan.racks
  return origin && isAsGenerated ? origin.size : sizeOf(plan)
}
