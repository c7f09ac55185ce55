import type { PositionClass } from '#src/model/error.ts'
import { paint } from '@repo/pictures/paint.ts'
import { anchorLook, classLook, ClassPattern, patternOf } from './svg-patterns.tsx'

const edge = paint({ fill: 'none', stroke: 'plan-quiet', strokeWidth: 0.2 })

/** A sample of a class for a legend, 8 × 6 m. */
export function ClassSwatch({ id, name }: { id: string; name: PositionClass }) {
  const pattern = patternOf[name]
  return (
    <g>
      {pattern && (
        <defs>
          <ClassPattern id={id} name={name} {...pattern} />
        </defs>
      )}
      <path {...classLook[name]} d="M0 0h8v6H0z" />
      {pattern && <path fill={`url(#${id}-${name})`} d="M0 0h8v6H0z" />}
      <path {...edge} d="M.1 .1h7.8v5.8H.1z" />
    </g>
  )
}

/** The mark of an anchor, as large as the samples show it. */
export function AnchorSwatch() {
  return <path {...anchorLook} d="M4 .8l2.2 2.2-2.2 2.2-2.2-2.2z" />
}
