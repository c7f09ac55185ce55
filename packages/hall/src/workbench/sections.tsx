import { ExportsPanel, TwoPlans } from '../exports/exports-panel.tsx'
import { PlanFigures } from '../placement/plan-figures.tsx'
import { PlannerPanel } from '../planner/planner-panel.tsx'
import { RunPanel } from '../runs/run-panel.tsx'
import { WorkbenchContext, type Workbench } from './workbench.ts'

/** Everything that planner, placement, runs and exports need. */
export function Sections({ workbench }: { workbench: Workbench }) {
  return (
    <WorkbenchContext value={workbench}>
      <TwoPlans />
      <PlannerPanel />
      <PlanFigures />
      <RunPanel />
      <ExportsPanel />
    </WorkbenchContext>
  )
}
