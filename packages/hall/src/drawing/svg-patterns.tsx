import type { SVGAttributes } from 'react'
import type { PositionClass } from '#src/model/error.ts'
import { paint, type Colour } from '@repo/pictures/paint.ts'

interface Pattern {
  readonly path: string
  readonly look: SVGAttributes<SVGElement>
}

const patternLook = (stroke: Colour) =>
  paint({ fill: 'none', stroke, strokeWidth: 0.28, strokeLinecap: 'round' })

/** The colour of each class. */
export const classLook: Readonly<Record<PositionClass, SVGAttributes<SVGElement>>> = {
  fine: paint({ fill: 'plan-heat-3' }),
  good: paint({ fill: 'plan-heat-1' }),
  weak: paint({ fill: 'plan-heat-5' }),
  none: paint({ fill: 'none' }),
}

/** The mark of an anchor. */
export const anchorLook = paint({
  fill: 'plan-mark',
  stroke: 'plan-mark-edge',
  strokeWidth: 0.35,
})

/** What each class is filled with besides its colour, in a square of two metres; the best has nothing. */
export const patternOf: Readonly<Partial<Record<PositionClass, Pattern>>> = {
  good: { path: 'M.5 .5h.01M1.5 1.5h.01', look: patternLook('plan-live') },
  weak: { path: 'M0 1h2', look: patternLook('plan-mark-edge') },
  none: {
    path: 'M-.5 .5l1-1M0 2l2-2M1.5 2.5l1-1',
    look: patternLook('plan-quiet'),
  },
}

/** The patterns of a drawing, each under the drawing's `id` and the name of its class. */
export function ClassPatterns({ id }: { id: string }) {
  return Object.entries(patternOf).map(([name, pattern]) => (
    <ClassPattern key={name} id={id} name={name} {...pattern} />
  ))
}

export function ClassPattern({ id, name, path, look }: Pattern & { id: string; name: string }) {
  return (
    <pattern id={`${id}-${name}`} width={2} height={2} patternUnits="userSpaceOnUse" {...look}>
      <path d={path} />
    </pattern>
  )
}
