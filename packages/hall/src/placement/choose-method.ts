import type { Method } from '#src/model/error.ts'
import type { Anchor } from '#src/model/plan.ts'
import { editPlan } from '../planner/planner-state.ts'
import type { Context } from './parts.ts'
import { withRange } from './what-if-plans.ts'

/** Method and antenna; the map follows both. */
export function chooseMethod({ root, planner }: Context) {
  const radios = (name: string) => [
    ...root.querySelectorAll<HTMLInputElement>(`[name="map-${name}"]`),
  ]
  const check = (name: string, value: string) => {
    for (const radio of radios(name)) radio.checked = radio.value === value
  }
  for (const radio of radios('method'))
    radio.addEventListener('change', () => {
      planner.set({ method: radio.value as Method })
    })
  for (const radio of radios('range'))
    radio.addEventListener('change', () => {
      const range = Number(radio.value) as Anchor['range']
      planner.set({ range })
      editPlan(planner, withRange(planner.state.history.plan, range))
    })
  planner.follow(['method', 'range'], ({ method, range }) => {
    check('method', method)
    check('range', String(range))
  })
  // A plan that was opened, or brought back, has antennas of its own.
  planner.follow(['history'], ({ history, range }) => {
    const ranges = new Set(history.plan.anchors.map((anchor) => anchor.range))
    const [common] = ranges
    if (common && ranges.size === 1 && common !== range) planner.set({ range: common })
  })
}
