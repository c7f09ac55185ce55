import type { Corner } from '#src/model/plan.ts'
import type { Problem } from '#src/model/problems.ts'
import { fieldId } from './object-fields.ts'
import { placeOf } from './objects.ts'
import type { Planner } from './planner-state.ts'
import type { PlannerWords } from './planner-words.ts'
import { problemLine } from './problem-texts.ts'

/** More than these are told by their number alone. */
const mostShown = 20

interface Shared {
  readonly panel: HTMLElement
  readonly planner: Planner
  readonly words: PlannerWords
  readonly show: (place: Corner) => void
}

export function startProblemList({ panel, planner, words, show }: Shared) {
  const section = panel.querySelector<HTMLElement>('[data-problems]')!
  const template = section.querySelector('template')!
  const canvas = panel.querySelector('canvas')!

  /** Selects what is wrong, shows it on the canvas, and goes to the field that mends it. */
  const goTo = ({ list, index, field }: Problem) => {
    const { plan } = planner.state.history
    if (list && index !== undefined) {
      const selected = { list, index }
      planner.set({ tool: 'select', selected, corner: undefined })
      show(placeOf(plan, selected))
    } else if (list) {
      panel.querySelector<HTMLDetailsElement>(`[data-list=${list}]`)!.open = true
    } else {
      panel.querySelector<HTMLDetailsElement>('[data-hall]')!.open = true
      if (field === 'outline') planner.set({ tool: 'outline', corner: index })
    }
    const id = field && (list ? fieldId(list, field) : `plan-${field}`)
    const control = id ? document.getElementById(id) : undefined
    ;(control ?? canvas).focus()
  }
  const line = (problem: Problem) => {
    const item = (template.content.cloneNode(true) as DocumentFragment).querySelector('li')!
    const button = item.querySelector('button')!
    button.textContent = problemLine(words, problem, planner.state.history.plan)
    button.addEventListener('click', () => goTo(problem))
    return item
  }

  planner.follow(['problems', 'gesture'], ({ problems, gesture }) => {
    if (gesture) return
    section.hidden = !problems.length
    section.querySelector('h3')!.textContent = words.counted(words.problems.title, problems.length)
    section.querySelector('ul')!.replaceChildren(...problems.slice(0, mostShown).map(line))
    const more = problems.length - mostShown
    section.querySelector('[data-more]')!.textContent =
      more > 0 ? words.counted(words.problems.more, more) : ''
  })
}
