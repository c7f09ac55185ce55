import { countedAnchors } from '#src/hall/generate.ts'
import { sizeOf } from '#src/hall/hall-size.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import { partOf, type Context } from './parts.ts'

/** What the estimate is asked: what the hall was generated from, or what was made of it since. */
function estimatedSize({ history: { plan }, origin }: PlannerState) {
  const isAsGenerated = origin?.plan.outline === plan.outline && origin.plan.racks === plan.racks
  return origin && isAsGenerated ? origin.size : sizeOf(plan)
}

/** The estimate's number of anchors beside the plan's, with the reason; the estimate itself stays. */
export function showCounts({ root, planner, texts }: Context) {
  const [estimatedCount, planCount, basis, reasons] = [
    'count-estimated',
    'count-plan',
    'count-basis',
    'count-reasons',
  ].map((name) => partOf(root, name)) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement]
  planner.follow(['history', 'origin', 'map'], (state) => {
    const { plan } = state.history
    const size = estimatedSize(state)
    const { all } = countedAnchors(size)
    const count = plan.anchors.length
    const share = state.map?.plan === plan ? texts.onTarget(state.map.summary.share) : '–'
    const { counted, compared } = texts.basis(size, all, count)
    estimatedCount.textContent = texts.number(all)
    planCount.textContent = texts.number(count)
    basis.textContent = `${counted} ${compared(share)}`
    reasons.replaceChildren(
      ...texts.countReasons(plan, size.aisles).map((reason) => {
        const item = document.createElement('li')
        item.textContent = reason
        return item
      }),
    )
  })
}
