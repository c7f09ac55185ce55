import { planningConstants } from '#src/model/constants.ts'
import {
  boundsOf,
  cornersOf,
  edgesOf,
  roundMetres,
  type Place,
  type Plan,
} from '#src/model/plan.ts'
import { setFieldError } from '@repo/platform/ui/field-error.ts'
import { withOutline } from './handles.ts'
import { openPlan, editPlan, type Planner } from './planner-state.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { problemText } from './problem-texts.ts'
import { cornerFields } from './start-corners.ts'
import { planOf } from './templates.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

const lengths = ['ceiling', 'tagHeight', 'width', 'depth'] as const
type Length = (typeof lengths)[number]
const { anchorDrop } = planningConstants

/** The hall's own numbers; width and depth as long as it is a rectangle. */
export function startHallFields(panel: HTMLElement, planner: Planner, words: PlannerWords) {
  const hall = elementIn(panel, '[data-hall]', HTMLElement)
  const control = (name: string) => elementIn(hall, `#plan-${name}`, HTMLInputElement)
  const showCorners = cornerFields({
    list: elementIn(hall, '[data-corners]', HTMLElement),
    template: elementIn(panel, 'template[data-corner]', HTMLTemplateElement),
    words,
    limits: [3, 64],
    change(outline) {
      editPlan(planner, withOutline(planner.state.history.plan, outline))
    },
  })
  const name = control('name')
  name.addEventListener('change', () => {
    const { name: _, ...rest } = planner.state.history.plan
    const text = name.value.trim()
    editPlan(planner, text ? { ...rest, name: text } : rest)
  })
  for (const length of lengths) {
    const input = control(length)
    input.addEventListener('change', () => {
      const value = roundMetres(input.valueAsNumber)
      const { fields, number } = words
      if (!Number.isFinite(value)) setFieldError(input, fields.number)
      else if (value <= 0) setFieldError(input, filled(fields.atLeast, { least: number(0.01) }))
      else {
        editPlan(planner, withLength(planner.state.history.plan, length, value))
        show()
      }
    })
  }
  elementIn(panel, '[data-anew]', Element).addEventListener('click', () => {
    openPlan(planner, emptyHall())
  })

  const show = () => {
    const { history, problems } = planner.state
    const { plan } = history
    const { left, right, bottom, top } = boundsOf(plan.outline)
    const values: Record<Length, number> = {
      ceiling: plan.ceiling,
      tagHeight: plan.tagHeight,
      width: roundMetres(right - left),
      depth: roundMetres(top - bottom),
    }
    name.value = plan.name ?? ''
    for (const length of lengths) {
      const input = control(length)
      if (input.valueAsNumber !== values[length]) input.value = String(values[length])
      const problem = problems.find(({ list, field }) => !list && field === length)
      setFieldError(input, problem ? problemText(words, problem, plan) : '')
    }
    control('width').disabled = control('depth').disabled = !isRectangle(plan)
    showCorners(plan.outline)
    elementIn(hall, '[data-area]', Element).textContent = filled(words.hall.area, {
      area: words.number(Math.round(areaOf(plan))),
    })
    elementIn(hall, '[data-wrong]', Element).textContent = problems
      .filter(({ list, field }) => !list && field === 'outline')
      .map((problem) => problemText(words, problem, plan))
      .join(' ')
  }
  planner.follow(['history', 'problems', 'gesture'], ({ gesture }) => {
    if (!gesture) show()
  })
}

const isRectangle = ({ outline }: Plan) =>
  outline.length === 4 && edgesOf(outline).every(({ x0, y0, x1, y1 }) => x0 === x1 || y0 === y1)

const areaOf = ({ outline }: Plan) =>
  Math.abs(edgesOf(outline).reduce((sum, { x0, y0, x1, y1 }) => sum + (x0 * y1 - x1 * y0) / 2, 0))

export function withLength(plan: Plan, name: Length, value: number): Plan {
  if (name === 'tagHeight') return { ...plan, tagHeight: value }
  if (name === 'ceiling') return withCeiling(plan, value)
  const box = boundsOf(plan.outline)
  const { left, bottom } = box
  const size =
    name === 'width' ? { right: roundMetres(left + value) } : { top: roundMetres(bottom + value) }
  return withOutline(plan, cornersOf({ ...box, ...size }))
}

/** What hangs as far below the ceiling as anchors usually do goes with it. */
function withCeiling(plan: Plan, ceiling: number): Plan {
  const [before, after] = [plan.ceiling, ceiling].map((one) => roundMetres(one - anchorDrop))
  const hung = <Hung extends Place>(one: Hung): Hung =>
    one.z === before && after !== undefined ? { ...one, z: after } : one
  return { ...plan, ceiling, anchors: plan.anchors.map(hung), mounts: plan.mounts.map(hung) }
}

/** A floor of the usual size with nothing on it. */
export const emptyHall = (): Plan => ({
  ...planOf('empty-floor'),
  columns: [],
  docks: [],
  staging: [],
  anchors: [],
})
