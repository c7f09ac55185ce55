import { planningConstants } from '#src/model/constants.ts'
import {
  boundsOf,
  cornersOf,
  edgesOf,
  roundMetres,
  type Place,
  type Plan,
} from '#src/model/plan.ts'
import { withOutline } from './handles.ts'
import { planOf } from './templates.ts'

export const lengths = ['ceiling', 'tagHeight', 'width', 'depth'] as const
export type Length = (typeof lengths)[number]
const { anchorDrop } = planningConstants

/** The hall's own numbers; width and depth are those of the box around it. */
export function lengthsOf(plan: Plan): Readonly<Record<Length, number>> {
  const { left, right, bottom, top } = boundsOf(plan.outline)
  return {
    ceiling: plan.ceiling,
    tagHeight: plan.tagHeight,
    width: roundMetres(right - left),
    depth: roundMetres(top - bottom),
  }
}

export const isRectangle = ({ outline }: Plan) =>
  outline.length === 4 && edgesOf(outline).every(({ x0, y0, x1, y1 }) => x0 === x1 || y0 === y1)

export const areaOf = ({ outline }: Plan) =>
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

/** Without a name where the text is empty. */
export function withName(plan: Plan, text: string): Plan {
  const { name, ...unnamed } = plan
  const given = text.trim()
  if (given === (name ?? '')) return plan
  return given ? { ...unnamed, name: given } : unnamed
}

/** A floor of the usual size with nothing on it. */
export const emptyHall = (): Plan => ({
  ...planOf('empty-floor'),
  columns: [],
  docks: [],
  staging: [],
  anchors: [],
})
