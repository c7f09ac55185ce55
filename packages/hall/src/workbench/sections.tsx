import { ExportsPanel } from '../exports/exports-panel.tsx'
import { PlanFigures } from '../placement/plan-figures.tsx'
import { RunPanel } from '../runs/run-panel.tsx'

/** What follows from a plan: loaded when it is first wanted. */
export function Sections() {
  return (
    <>
      <PlanFigures />
      <RunPanel />
      <ExportsPanel />
    </>
  )
}
