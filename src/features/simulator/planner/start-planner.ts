import type { HallWorker } from '../worker/hall-workers.ts'
import { keepMap } from './keep-map.ts'
import { drawPlan } from './plan-canvas.ts'
import { openTemplate, type Planner } from './planner-state.ts'
import type { TemplateName } from './templates.ts'

/** Brings the planner's panel to life. */
export function startPlanner(panel: HTMLElement, planner: Planner, worker: HallWorker) {
  drawPlan(panel.querySelector('canvas')!, planner)
  keepMap(planner, worker)
  const template = panel.querySelector<HTMLSelectElement>('[name=template]')!
  template.addEventListener('change', () => {
    openTemplate(planner, template.value as TemplateName)
  })
}
