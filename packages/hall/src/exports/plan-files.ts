import { writePlan } from '#src/model/read-plan.ts'
import { classAreas } from '../drawing/class-areas.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import { currentMap } from '../placement/current-map.ts'
import type { Workbench } from '../workbench/workbench.ts'
import { csvOf } from './csv-of.ts'
import { fileName } from './file-name.ts'
import { planSvg } from './plan-svg.ts'
import { saveFile } from './save-file.ts'
import { wholePlan } from './whole-plan.ts'

/** The drawing, in the colours that hold inside an element. */
export function drawingOf({ planner, planTexts, words }: Workbench, within: Element, letters = 1) {
  const { state } = planner
  const map = currentMap(state)
  return planSvg({
    plan: state.history.plan,
    areas: map && classAreas(map),
    colours: planColoursOf(within),
    lines: planTexts.titleLines(state),
    classes: words.legend.classes,
    letters,
  })
}

/** Each kind of file that carries the plan. */
export const savers = {
  svg(workbench: Workbench, within: Element) {
    save(workbench, 'svg', drawingOf(workbench, within), 'image/svg+xml')
  },
  csv(workbench: Workbench) {
    save(workbench, 'csv', csvOf(rowsOf(workbench), workbench.lang), 'text/csv;charset=utf-8')
  },
  json(workbench: Workbench) {
    const text = writePlan(wholePlan(workbench.planner.state))
    save(workbench, 'json', text, 'application/json')
  },
}

function save({ planner }: Workbench, extension: string, text: string, type: string) {
  saveFile(fileName(planner.state.history.plan.name, extension), text, type)
}

function rowsOf({ planner, planTexts, words }: Workbench) {
  const { plan } = planner.state.history
  const head = [words.materials.item, words.placement.materials.count]
  const rows = planTexts.materialCells(planner.state).map(([item, count]) => [item, count])
  const anchors = plan.anchors.map(({ x, y, z, range }, index) => [index + 1, x, y, z, range])
  const { anchorColumns } = words.exports.script
  return [[planTexts.nameOf(plan)], head, ...rows, [], anchorColumns, ...anchors]
}
