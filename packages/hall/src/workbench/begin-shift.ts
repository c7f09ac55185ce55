import { openBelow } from './open-below.ts'
import type { Workbench } from './workbench.ts'

/** Leads to the two runs and computes them; a building without anchors gets them first. */
export async function beginShift(workbench: Workbench): Promise<void> {
  if (!(await openBelow(workbench, 'runs'))) return
  const { anchors } = workbench.planner.state.history.plan
  workbench.runShift({ places: anchors.length === 0 })
}
