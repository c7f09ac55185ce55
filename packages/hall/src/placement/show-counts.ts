import { countedAnchors } from '#src/model/generate.ts'
import { estimatedSize } from '../planner/origin.ts'
import { partOf, type Context } from './parts.ts'

/** The estimate's number of anchors beside the plan's, with the reason; the estimate itself stays. */
export function showCounts({ root, planner, texts }: Context) {
  const estimatedCount = partOf(root, 'count-estimated')
  const planCount = partOf(root, 'count-plan')
  const basis = partOf(root, 'count-basis')
  const reasons = partOf(root, 'count-reasons')
  planner.follow(['history', 'origin', 'map', 'gesture'], (state) => {
    // What is in hand changes with every move: the counts follow when it is let go.
    if (state.gesture) return
    const { plan } = state.history
    const size = estimatedSize(plan, state.origin)
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
