import type { Corner } from '#src/model/plan.ts'
import type { Problem } from '#src/model/problems.ts'
import { fieldId } from './object-fields.ts'
import { placeOf } from './objects.ts'
import type { Planner } from './planner-state.ts'
import type { PlannerWords } from './planner-words.ts'
import { problemLine } from './problem-texts.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** More than these are told by their number alone. */
const mostShown = 20

interface Shared {
  readonly panel: HTMLElement
  readonly planner: Planner
  readonly words: PlannerWords
  readonly show: (place: Corner) => void
}

export function startProblemList({ panel, planner, words, show }: Shared) {
  const section = elementIn(panel, '[data-problems]', HTMLElement)
  const template = elementIn(section, 'template', HTMLTemplateElement)
  const canvas = elementIn(panel, 'canvas', HTMLCanvasElement)

  /** Selects what is wrong, shows it on the canvas, and goes to the field that mends it. */
  const goTo = ({ list, index, field }: Problem) => {
    const { plan } = planner.state.history
    if (list && index !== undefined) {
      const selected = { list, index }
      planner.set({ tool: 'select', selected, corner: undefined })
      show(placeOf(plan, selected))
    } else if (list) {
      elementIn(panel, `[data-list=${list}]`, HTMLDetailsElement).open = true
    } else {
      elementIn(panel, '[data-hall]', HTMLDetailsElement).open = true
      if (field === 'outline') planner.set({ tool: 'outline', corner: index })
    }
    const id = field && (list ? fieldId(list, field) : `plan-${field}`)
    const control = id ? document.getElementById(id) : undefined
    ;(control ?? canvas).focus()
  }
  const line = (problem: Problem) => {
    const item = elementIn(document.importNode(template.content, true), 'li', HTMLLIElement)
    const button = elementIn(item, 'button', HTMLButtonElement)
    button.textContent = problemLine(words, problem, planner.state.history.plan)
    button.addEventListener('click', () => goTo(problem))
    return item
  }

  planner.follow(['problems', 'gesture'], ({ problems, gesture }) => {
    if (gesture) return
    section.hidden = !problems.length
    elementIn(section, 'h3', HTMLHeadingElement).textContent = words.counted(
      words.problems.title,
      problems.length,
    )
    elementIn(section, 'ul', HTMLUListElement).replaceChildren(
      ...problems.slice(0, mostShown).map(line),
    )
    const more = problems.length - mostShown
    elementIn(section, '[data-more]', Element).textContent =
      more > 0 ? words.counted(words.problems.more, more) : ''
  })
}
