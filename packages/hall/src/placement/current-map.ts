import { positionClasses, type PositionClass } from '#src/model/error.ts'
import type { PlannerState } from '../planner/planner-state.ts'

type Shown = Pick<PlannerState, 'map' | 'history' | 'method'>

/** The map of the plan as it is now, not one of a moment ago. */
export const currentMap = ({ map, history, method }: Shown) =>
  map?.plan === history.plan && map.method === method ? map : undefined

/** The reason for a missing map. */
export function mapStateOf(
  state: Shown & Pick<PlannerState, 'problems' | 'mapFailed' | 'gesture'>,
): 'problems' | 'failed' | 'ready' | 'computing' {
  if (state.problems.length) return 'problems'
  if (state.mapFailed) return 'failed'
  // The map follows a gesture: its state would change with every move.
  return state.gesture || currentMap(state) ? 'ready' : 'computing'
}

/** Of each class its share of the floor that is measured, written. */
export function sharesOf(
  { map }: Pick<PlannerState, 'map'>,
  written: (share: number) => string,
): Partial<Record<PositionClass, string>> {
  if (!map?.cells.count) return {}
  const share = (name: PositionClass) => written(map.summary.cells[name] / map.cells.count)
  return Object.fromEntries(positionClasses.map((name) => [name, share(name)]))
}
