import { startPlacement } from '../placement/start-placement.ts'
import { createPlanner } from '../planner/planner-state.ts'
import { startPlanner } from '../planner/start-planner.ts'
import { HallWorker } from '../worker/hall-workers.ts'

/** Puts the workbench below the section that it was begun in, and goes there. */
export function enhance(start: HTMLElement): void {
  const section = start.closest('section')!
  section.after(start.querySelector('template')!.content.cloneNode(true))
  const panel = document.querySelector<HTMLElement>('[data-planner]')!
  const planner = createPlanner()
  startPlanner(panel, planner, new HallWorker())
  startPlacement(document, planner)
  const show = () => {
    const heading = panel.closest('section')!.querySelector('h2')!
    heading.tabIndex = -1
    heading.focus()
  }
  for (const button of start.querySelectorAll('button')) button.addEventListener('click', show)
  show()
}
