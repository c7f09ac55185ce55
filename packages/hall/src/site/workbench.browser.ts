import { startExports } from '../exports/start-exports.ts'
import { startPlacement } from '../placement/start-placement.ts'
import { createPlanner } from '../planner/planner-state.ts'
import { startPlanner } from '../planner/start-planner.ts'
import { startRuns } from '../runs/start-runs.ts'
import { HallWorker } from '../worker/hall-workers.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Puts the workbench below the section that it is begun in; its buttons lead there from now on. */
export function enhance(start: HTMLElement): void {
  start
    .closest('section')
    ?.after(elementIn(start, 'template', HTMLTemplateElement).content.cloneNode(true))
  const panel = elementIn(document, '[data-planner]', HTMLElement)
  const planner = createPlanner()
  startPlanner(panel, planner, new HallWorker())
  startPlacement(document, planner)
  startExports(document, planner)
  const runShift = startRuns(document, planner)
  onPress(start, 'planner', () => {
    goTo('planner')
  })
  onPress(start, 'runs', () => {
    goTo('runs')
    runShift()
  })
  const { enhanceHash } = start.dataset
  if (enhanceHash && location.hash.startsWith(enhanceHash)) goTo('planner')
}

const onPress = (start: HTMLElement, name: string, act: () => void) => {
  elementIn(start, `[data-start=${name}]`, Element).addEventListener('click', act)
}

function goTo(id: string) {
  const heading = elementIn(document, `#${id} h2`, HTMLHeadingElement)
  heading.tabIndex = -1
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
