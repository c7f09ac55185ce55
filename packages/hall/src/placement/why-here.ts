import type { Reason } from '#src/model/reasons.ts'
import type { HallMap } from '../worker/jobs.ts'
import { writeText } from '@repo/platform/ui/elements.ts'
import type { Ask } from './ask-about-plan.ts'
import { mountingAt } from './mountings.ts'
import { atRest, buttonOf, partOf, type Context } from './parts.ts'
import { currentMap } from './show-map.ts'

/** Why the selected anchor is where it is; computed anew after each change of the plan. */
export function whyHere({ root, planner, texts }: Context, ask: Ask) {
  const sentence = partOf(root, 'why-here')
  const { hint = '' } = sentence.dataset
  let known: { map: HallMap; reasons: readonly Reason[] } | undefined

  const selectedIndex = () => {
    const { selected } = planner.state
    return selected?.list === 'anchors' ? selected.index : undefined
  }
  const step = (by: 1 | -1) => {
    const { length } = planner.state.history.plan.anchors
    if (!length) return
    const from = selectedIndex() ?? (by === 1 ? -1 : length)
    planner.set({ selected: { list: 'anchors', index: (from + by + length) % length } })
  }
  buttonOf(root, 'previous-anchor', () => {
    step(-1)
  })
  buttonOf(root, 'next-anchor', () => {
    step(1)
  })

  const explain = async () => {
    const map = currentMap(planner.state)
    if (!map || known?.map === map || selectedIndex() === undefined) return
    const reasons = await ask('reasons', { plan: map.plan, method: map.method })
    if (!reasons) return
    known = { map, reasons }
    show()
  }
  const explainAtRest = atRest(() => void explain())
  const show = () => {
    const { history, method } = planner.state
    const index = selectedIndex() ?? -1
    const anchor = history.plan.anchors[index]
    const map = currentMap(planner.state)
    const reason = map && known?.map === map ? known.reasons[index] : undefined
    if (anchor && !reason) explainAtRest()
    const text = anchor
      ? texts.whyHere({
          number: index + 1,
          anchor,
          on: mountingAt(history.plan, anchor),
          method,
          reason,
        })
      : hint
    writeText(sentence, text)
  }
  planner.follow(['selected', 'history', 'map', 'method'], show)
}
