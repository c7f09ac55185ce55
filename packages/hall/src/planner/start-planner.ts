import type { Corner } from '#src/model/plan.ts'
import type { HallWorker } from '../worker/hall-workers.ts'
import { showing } from '../drawing/view.ts'
import { followKeys } from './canvas-keys.ts'
import { keepMap } from './keep-map.ts'
import { drawPlan } from './plan-canvas.ts'
import type { Planner } from './planner-state.ts'
import { wordsOf } from './planner-words.ts'
import { followPointers } from './pointers.ts'
import { startBeginnings } from './start-beginnings.ts'
import { startHallFields } from './start-hall-fields.ts'
import { startObjectList } from './start-object-list.ts'
import { startPicture } from './start-picture.ts'
import { startProblemList } from './start-problem-list.ts'
import { startToolBar } from './start-tool-bar.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** Brings the planner's panel to life. */
export function startPlanner(panel: HTMLElement, planner: Planner, worker: HallWorker) {
  const words = wordsOf(panel)
  const canvas = elementIn(panel, 'canvas', HTMLCanvasElement)
  const spoken = elementIn(panel, '[data-spoken]', Element)
  drawPlan(canvas, planner, words)
  followPointers(canvas, planner)
  const say = (text: string) => {
    spoken.textContent = text
  }
  followKeys(canvas, planner, words, say)
  startToolBar({ panel, canvas, planner, words, say })
  const show = (place: Corner) => {
    const { view } = planner.state
    if (view) planner.set({ view: showing(view, place, canvas.clientWidth, canvas.clientHeight) })
  }
  startObjectList({ panel, planner, words, show })
  startProblemList({ panel, planner, words, show })
  startHallFields(panel, planner, words)
  startPicture(panel, planner, words)
  keepMap(planner, worker)
  startBeginnings(panel, planner)
}
