import type { HallWorker } from '../worker/hall-workers.ts'
import { followKeys } from './canvas-keys.ts'
import { keepMap } from './keep-map.ts'
import { drawPlan } from './plan-canvas.ts'
import { openTemplate, type Planner } from './planner-state.ts'
import { wordsOf } from './planner-words.ts'
import { followPointers } from './pointers.ts'
import { startToolBar } from './start-tool-bar.ts'
import type { TemplateName } from './templates.ts'

/** Brings the planner's panel to life. */
export function startPlanner(panel: HTMLElement, planner: Planner, worker: HallWorker) {
  const words = wordsOf(panel)
  const canvas = panel.querySelector('canvas')!
  const spoken = panel.querySelector('[data-spoken]')!
  drawPlan(canvas, planner, words)
  followPointers(canvas, planner)
  followKeys(canvas, planner, words, (text) => {
    spoken.textContent = text
  })
  startToolBar(panel, canvas, planner)
  keepMap(planner, worker)
  const template = panel.querySelector<HTMLSelectElement>('[name=template]')!
  template.addEventListener('change', () => {
    openTemplate(planner, template.value as TemplateName)
  })
}
