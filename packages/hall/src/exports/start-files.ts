import { writePlan } from '#src/model/read-plan.ts'
import { pageLang } from '@repo/platform/i18n/page-lang.ts'
import { classAreas } from '../drawing/class-areas.ts'
import { planColoursOf } from '../drawing/plan-colours.ts'
import { editPlan } from '../planner/planner-state.ts'
import { currentMap } from '../placement/show-map.ts'
import { printedFigures } from '../runs/printed-figures.ts'
import { csvOf } from './csv-of.ts'
import { fileName } from './file-name.ts'
import type { Context } from './parts.ts'
import type { PlanTexts } from './plan-texts.ts'
import { planSvg } from './plan-svg.ts'
import { printPlan } from './print-plan.ts'
import { saveFile } from './save-file.ts'
import { wholePlan } from './whole-plan.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** The plan's name, the files that carry it, and the print. */
export function startFiles(context: Context, texts: PlanTexts, page: ParentNode) {
  const { panel, planner, words, onPress } = context
  const plan = () => planner.state.history.plan
  nameField(context)

  const drawing = (letters = 1) => {
    const map = currentMap(planner.state)
    return planSvg({
      plan: plan(),
      areas: map && classAreas(map),
      colours: planColoursOf(panel),
      lines: texts.titleLines(planner.state),
      classes: words.classes,
      letters,
    })
  }
  const save = (extension: string, text: string, type: string) =>
    saveFile(fileName(plan().name, extension), text, type)
  onPress('svg', () => save('svg', drawing(), 'image/svg+xml'))
  for (const name of ['json', 'json-instead'])
    onPress(name, () => save('json', writePlan(wholePlan(planner.state)), 'application/json'))
  onPress('csv', () => {
    const rows = texts.materialCells(planner.state).map(([item, count]) => [item, count])
    const anchors = plan().anchors.map(({ x, y, z, range }, index) => [index + 1, x, y, z, range])
    const whole = [words.materials.head, ...rows, [], words.anchorColumns, ...anchors]
    save('csv', csvOf([[texts.nameOf(plan())], ...whole], pageLang()), 'text/csv;charset=utf-8')
  })
  onPress('print', () => {
    const paper = elementIn(panel, '[name=plan-paper]:checked', HTMLInputElement).value
    const cells = texts.materialCells(planner.state)
    printPlan(panel, {
      // Small paper is read from as near as a large one.
      svg: drawing(paper === 'a4' ? 1.6 : 1),
      paper,
      title: words.materials.title,
      cells,
      figures: printedFigures(page),
    })
  })
}

function nameField({ panel, planner }: Context) {
  const plan = () => planner.state.history.plan
  const name = elementIn(panel, '[name=plan-name]', HTMLInputElement)
  planner.follow(['history'], () => {
    if (document.activeElement !== name) name.value = plan().name ?? ''
  })
  name.addEventListener('change', () => {
    const { name: before, ...unnamed } = plan()
    const given = name.value.trim()
    if (given !== (before ?? '')) editPlan(planner, given ? { ...unnamed, name: given } : unnamed)
  })
}
