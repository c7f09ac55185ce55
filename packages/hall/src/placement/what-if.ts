import { planningConstants } from '#src/model/constants.ts'
import type { Placed } from '../worker/jobs.ts'
import { partOf, write, type Context } from './parts.ts'
import { placer, takePlaced } from './place-on.ts'
import { currentMap } from './show-map.ts'
import { askedIf, whatIfs, type Asked, type WhatIf } from './what-if-plans.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** The anchors that the hall would need with one thing changed; the plan stays until it is taken over. */
export function whatIf({ root, planner, texts }: Context) {
  const status = partOf(root, 'if-status')
  const note = partOf(root, 'if-note')
  const buttonFor = (act: 'compute' | 'take', what: WhatIf) =>
    elementIn(root, `[data-act=${act}][data-if=${what}]`, HTMLButtonElement)
  const found = new Map<WhatIf, { asked: Asked; placed: Placed }>()
  const place = placer(planner, {
    running: partOf(root, 'if-running'),
    starts: whatIfs.map((what) => buttonFor('compute', what)),
  })
  const present = (): Asked => {
    const { history, method, range } = planner.state
    return { plan: history.plan, method, range }
  }
  const values = (name: string, { anchors, share }: { anchors: string; share: string }) => {
    write(root, 'data-if-value', { [`anchors${name}`]: anchors, [`share${name}`]: share })
  }
  const valuesOf = ({ map: { plan, summary } }: Pick<Placed, 'map'>) => ({
    anchors: texts.number(plan.anchors.length),
    share: texts.onTarget(summary.share),
  })

  const show = () => {
    const { problems } = planner.state
    const map = currentMap(planner.state)
    values('', map ? valuesOf({ map }) : { anchors: '–', share: '–' })
    note.hidden = !map || map.summary.share >= planningConstants.coverageTarget
    for (const what of whatIfs) {
      const isSo = !askedIf(what, present())
      const alternative = found.get(what)
      values(
        `-${what}`,
        alternative
          ? valuesOf(alternative.placed)
          : { anchors: isSo ? texts.soAlready : '–', share: '–' },
      )
      buttonFor('compute', what).hidden = isSo || !!alternative || problems.length > 0
      buttonFor('take', what).hidden = !alternative
    }
  }
  const compute = async (what: WhatIf) => {
    const asked = askedIf(what, present())
    if (!asked) return
    const placed = await place(asked, buttonFor('compute', what))
    if (typeof placed === 'string') {
      status.textContent = texts[placed]
      return
    }
    found.set(what, { asked, placed })
    const hadFocus = document.activeElement === buttonFor('compute', what)
    status.textContent = texts.alternativeOf(placed.map)
    show()
    if (hadFocus) buttonFor('take', what).focus()
  }
  const takeOver = (what: WhatIf) => {
    const alternative = found.get(what)
    if (alternative) takePlaced(planner, alternative.asked, alternative.placed)
  }
  for (const what of whatIfs) {
    buttonFor('compute', what).addEventListener('click', () => void compute(what))
    buttonFor('take', what).addEventListener('click', () => {
      takeOver(what)
    })
  }
  planner.follow(['history', 'method', 'range'], () => {
    found.clear()
  })
  planner.follow(['history', 'method', 'range', 'map', 'problems', 'gesture'], ({ gesture }) => {
    // What is in hand changes with every move: the values follow when it is let go.
    if (!gesture) show()
  })
}
