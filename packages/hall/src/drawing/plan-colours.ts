import { mapValues } from '@repo/platform/values/records.ts'
/** The drawing colours that hold inside an element, as `lightClass` sets them. */
const properties = {
  ground: '--plan-ground',
  fine: '--plan-heat-3',
  good: '--plan-heat-1',
  weak: '--plan-heat-5',
  edge: '--plan-edge',
  quiet: '--plan-quiet',
  rule: '--plan-rule',
  text: '--plan-text',
  raised: '--plan-raised',
  live: '--plan-live',
  warning: '--plan-warning',
  danger: '--plan-danger',
  dock: '--plan-live',
  mark: '--plan-mark',
  markEdge: '--plan-mark-edge',
} as const

export type PlanColours = Readonly<Record<keyof typeof properties, string>>

export function planColoursOf(element: Element): PlanColours {
  const style = getComputedStyle(element)
  return mapValues(properties, (property) => style.getPropertyValue(property))
}
