import { flushSync } from 'react-dom'
import type { Problem } from '#src/model/problems.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { fieldId } from './object-fields.ts'
import { placeOf } from './objects.ts'
import { showPlace } from './show-place.ts'

/** Selects what is wrong, shows it on the canvas, and goes to the field that fixes it. */
export function goToProblem({ planner, canvas }: Workbench, { list, index, field }: Problem) {
  flushSync(() => {
    if (list && index !== undefined) {
      const selected = { list, index }
      planner.set({ tool: 'select', selected, corner: undefined, openList: list })
      showPlace(planner, canvas.current, placeOf(planner.state.history.plan, selected))
    } else if (list) planner.set({ openList: list })
    else {
      planner.set({ isHallOpen: true })
      if (field === 'outline') planner.set({ tool: 'outline', corner: index })
    }
  })
  const id = field && (list ? fieldId(list, field) : `plan-${field}`)
  const control = id ? document.getElementById(id) : undefined
  ;(control ?? canvas.current)?.focus()
}
