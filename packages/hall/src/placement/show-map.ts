import { positionClasses } from '#src/model/error.ts'
import { setHidden } from '@repo/platform/ui/elements.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import { buttonOf, partOf, write, type Context } from './parts.ts'

/** The map of the plan as it is now, not one of a moment ago. */
export const currentMap = ({
  map,
  history,
  method,
}: Pick<PlannerState, 'map' | 'history' | 'method'>) =>
  map?.plan === history.plan && map.method === method ? map : undefined

/** The shares of the classes, and why there is no map where there is none. */
export function showMap({ root, planner, texts }: Context) {
  const states = root.querySelectorAll<HTMLElement>('[data-map]')
  const said = partOf(root, 'map-state')
  buttonOf(root, 'again', () => {
    planner.set({ mapFailed: false })
    said.focus()
  })
  planner.follow(['map', 'mapFailed', 'problems', 'history', 'method', 'gesture'], (state) => {
    const { map } = state
    const now = mapStateOf(state)
    for (const element of states) setHidden(element, element.dataset.map !== now)
    for (const name of positionClasses) {
      const count = map?.cells.count
      write(root, 'data-share', {
        [name]: count ? texts.classShare(map.summary.cells[name] / count) : '',
      })
    }
  })
}

function mapStateOf(state: PlannerState) {
  if (state.problems.length) return 'problems'
  if (state.mapFailed) return 'failed'
  // The map follows a gesture: its state would change with every move.
  return state.gesture || currentMap(state) ? 'ready' : 'computing'
}

/** Number of anchors, share on target and errors of the plan. */
export function showFigures({ root, planner, texts }: Context) {
  planner.follow(['map', 'history'], ({ map, history }) => {
    const { share, median, p95 } = map?.summary ?? {}
    write(root, 'data-figure', {
      anchors: texts.number(history.plan.anchors.length),
      share: share === undefined ? '–' : texts.onTarget(share),
      median: texts.error(median),
      p95: texts.error(p95),
    })
  })
}
