import { boundsOf, cornersOf, roundMetres, type Anchor, type Plan } from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'
import { withDrawn, type DrawingTool } from './drawing-tools.ts'
import { nextRack } from './duplicate.ts'
import { add } from './objects.ts'

const tools: Readonly<Record<Exclude<PlanList, 'staging'>, DrawingTool>> = {
  racks: 'rack',
  walls: 'wall',
  columns: 'column',
  docks: 'dock',
  walkways: 'walkway',
  zones: 'speed',
  mounts: 'mount',
  anchors: 'anchor',
}

const heights: Partial<Record<PlanList, number>> = { racks: 2.4, zones: 5 }

/** The plan with one thing more, where there is room for it as a rule; its numbers are typed afterwards. */
export function withAdded(plan: Plan, list: PlanList, range: Anchor['range']): Plan {
  const { left, right, bottom, top } = boundsOf(plan.outline)
  const last = plan.racks.at(-1)
  const next = list === 'racks' && last && nextRack(plan, last)
  if (next) return add(plan, 'racks', next)
  // Beside each other, so that none lies exactly on another.
  const beside = 2 * (plan[list].length % 8)
  const x = roundMetres(Math.floor((left + right) / 2 + beside))
  const y = roundMetres(Math.floor((bottom + top) / 2))
  if (list === 'staging')
    return add(plan, 'staging', cornersOf({ left: x, right: x + 3.6, bottom: y, top: y + 8 }))
  if (list === 'docks') {
    const dock = plan.docks.at(-1)
    const nextX = dock ? roundMetres(dock.x + dock.width + 2) : x
    const from = nextX < right - 2 ? nextX : x
    return withDrawn(
      plan,
      'dock',
      [
        [from, bottom],
        [x, bottom],
      ],
      { range },
    )
  }
  const long = Math.max(2, Math.min(20, Math.floor((right - left) / 3)))
  const from = list === 'racks' ? Math.floor((left + right - long) / 2) : x
  const height = heights[list] ?? 0
  return withDrawn(
    plan,
    tools[list],
    [
      [from, y],
      [from + long, y + height],
    ],
    { range },
  )
}
