import { estimatedHall } from '#src/hall/hall-numbers.ts'
import { openGenerated, openTemplate, type Planner, type PlannerState } from './planner-state.ts'
import { templates, type TemplateName } from './templates.ts'

/** A template, or the hall of the estimate that was made on this device; without one, the way to it. */
export function startBeginnings(panel: HTMLElement, planner: Planner) {
  const template = panel.querySelector<HTMLSelectElement>('[name=template]')!
  template.addEventListener('change', () => {
    if (template.value) openTemplate(planner, template.value as TemplateName)
    else showTemplate(planner.state)
  })
  const showTemplate = (state: PlannerState) => {
    template.value = templateOf(state) ?? ''
  }
  planner.follow(['history', 'origin'], showTemplate)
  const fromEstimate = panel.querySelector<HTMLAnchorElement>('[data-from-estimate]')!
  const numbers = () => estimatedHall(() => localStorage)
  const show = () => {
    panel.querySelector<HTMLElement>('[data-no-estimate]')!.hidden = !!numbers()
  }
  fromEstimate.addEventListener('click', (event) => {
    const found = numbers()
    if (!found) return
    event.preventDefault()
    openGenerated(planner, found.size, found.trucks)
  })
  // An estimate made in another tab, or before one came back to this page.
  for (const type of ['storage', 'pageshow']) addEventListener(type, show)
  show()
}

/** The template that the plan still is: once it is changed, the template can be chosen again. */
export function templateOf({ history, origin }: Pick<PlannerState, 'history' | 'origin'>) {
  if (origin?.plan !== history.plan) return undefined
  const names = Object.keys(templates) as TemplateName[]
  return names.find((name) => templates[name].size === origin.size)
}
