import { fragmentOf } from '#src/model/plan-link.ts'
import { wholePlan, type Leaving } from './whole-plan.ts'

/** The address with the plan in its fragment; undefined where it would be too long. */
export async function linkTo(state: Leaving): Promise<string | undefined> {
  const fragment = await fragmentOf(wholePlan(state))
  return fragment && `${location.origin}${location.pathname}#${fragment}`
}
