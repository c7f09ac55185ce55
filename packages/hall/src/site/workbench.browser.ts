import { startExports } from '../exports/start-exports.ts'
import { startPlacement } from '../placement/start-placement.ts'
import { createPlanner } from '../planner/planner-state.ts'
import { startPlanner } from '../planner/start-planner.ts'
import { startRuns } from '../runs/start-runs.ts'
import { HallWorker } from '../worker/hall-workers.ts'

/** Puts the workbench below the section that it is begun in; its buttons lead there from now on. */
export function enhance(start: HTMLElement): void {
  const section = start.closest('section')!
  section.after(start.querySelector('template')!.content.cloneNode(true))
  const panel = document.querySelector<HTMLElement>('[data-planner]')!
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
  if (location.hash.startsWith(start.dataset.enhanceHash!)) goTo('planner')
}

const onPress = (start: HTMLElement, name: string, act: () => void) => {
  start.querySelector(`[data-start=${name}]`)!.addEventListener('click', act)
}

function goTo(id: string) {
  const heading = document.getElementById(id)!.querySelector('h2')!
  heading.tabIndex = -1
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}
