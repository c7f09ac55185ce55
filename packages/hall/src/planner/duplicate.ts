import { planningConstants } from '#src/model/constants.ts'
import { boundsOf, footprint, roundMetres, type Plan, type Rack } from '#src/model/plan.ts'
import { add, move, type ObjectRef } from './objects.ts'
import { editPlan, type Planner } from './planner-state.ts'

/** The same rack beyond an aisle of the usual width; undefined where the building ends before. */
export function nextRack({ outline }: Plan, rack: Rack): Rack | undefined {
  const { right, top } = boundsOf(outline)
  const across = roundMetres(rack.depth + planningConstants.aisle)
  const next =
    rack.orientation === 0
      ? { ...rack, y: roundMetres(rack.y + across) }
      : { ...rack, x: roundMetres(rack.x + across) }
  const box = footprint(next)
  return box.right <= right && box.top <= top ? next : undefined
}

/** Metres that a copy lies beside what it is a copy of. */
const beside = 2

/** The plan with a copy of a thing, and where the copy is; a dock's staging place is copied with it. */
export function withCopy(plan: Plan, { list, index }: ObjectRef): [Plan, ObjectRef] | undefined {
  const object = plan[list][index]
  if (!object) return undefined
  const copy = { list, index: plan[list].length }
  const rack = plan.racks[index]
  const next = list === 'racks' && rack && nextRack(plan, rack)
  if (next) return [add(plan, 'racks', next), copy]
  const dock = plan.docks[index]
  const by = list === 'docks' && dock ? roundMetres(dock.width + beside) : beside
  const moved = move(add(plan, list, object), copy, by, 0)
  const staging = list === 'docks' ? plan.staging[index] : undefined
  if (!staging) return [moved, copy]
  const place = { list: 'staging', index: plan.staging.length } as const
  return [move(add(moved, 'staging', staging), place, by, 0), copy]
}

/** One step that can be taken back; the copy is selected. */
export function duplicateSelected(planner: Planner): ObjectRef | undefined {
  const { selected, history, gesture } = planner.state
  const made = selected && !gesture && withCopy(history.plan, selected)
  if (!made) return undefined
  editPlan(planner, made[0])
  planner.set({ selected: made[1], tool: 'select', corner: undefined })
  return made[1]
}
