import { estimatedHall } from '#src/model/hall-numbers.ts'
import {
  openGenerated,
  openTemplate,
  ordersPerTruck,
  type Planner,
  type PlannerState,
} from './planner-state.ts'
import { templates, type TemplateName } from './templates.ts'
import { elementIn } from '@repo/platform/ui/element-in.ts'

/** A template, or the hall of the estimate that was made on this device; without one, the way to it. */
export function startBeginnings(panel: HTMLElement, planner: Planner) {
  const template = elementIn(panel, '[name=template]', HTMLSelectElement)
  template.addEventListener('change', () => {
    if (template.value) openTemplate(planner, template.value as TemplateName)
    else showTemplate(planner.state)
  })
  const showTemplate = (state: PlannerState) => {
    template.value = templateOf(state) ?? ''
  }
  planner.follow(['history', 'origin', 'trucks', 'ordersPerHour'], showTemplate)
  const fromEstimate = elementIn(panel, '[data-from-estimate]', HTMLAnchorElement)
  const numbers = () => estimatedHall(() => localStorage)
  const show = () => {
    elementIn(panel, '[data-no-estimate]', HTMLElement).hidden = !!numbers()
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

/**
 * The template that the plan still is, with its trucks and orders: to choose it again would change
 * nothing. Once any of them is changed, it can be chosen again.
 */
export function templateOf({
  history,
  origin,
  trucks,
  ordersPerHour,
}: Pick<PlannerState, 'history' | 'origin' | 'trucks' | 'ordersPerHour'>) {
  if (origin?.plan !== history.plan) return undefined
  const names = Object.keys(templates) as TemplateName[]
  return names.find((name) => {
    const { size, trucks: given } = templates[name]
    return size === origin.size && trucks === given && ordersPerHour === ordersPerTruck * given
  })
}
