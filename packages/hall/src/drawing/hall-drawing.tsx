import type { SVGAttributes } from 'react'
import { paint } from '@repo/pictures/paint.ts'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { positionClasses } from '#src/model/error.ts'
import { boundsOf, type Box, type Plan } from '#src/model/plan.ts'
import type { ClassAreas } from './class-areas.ts'
import styles from './hall-drawing.module.css'
import { anchorLook, classLook, ClassPatterns, patternOf } from './svg-patterns.tsx'
import { pathOf, shapesOf, type ShapeRole } from './plan-shapes.ts'

const look: Partial<Record<ShapeRole, SVGAttributes<SVGElement>>> = {
  floor: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.7 }),
  staging: paint({
    fill: 'none',
    stroke: 'plan-edge',
    strokeDasharray: '0.8 0.5',
    strokeWidth: 0.22,
  }),
  rack: paint({ fill: 'plan-raised', stroke: 'plan-edge', strokeWidth: 0.2 }),
  column: paint({ fill: 'plan-edge' }),
  dock: paint({ stroke: 'plan-ground', strokeWidth: 1.2 }),
  anchor: anchorLook,
}

interface HallDrawingProps {
  /** Tells its patterns from those of other drawings on the page. */
  id: string
  plan: Plan
  /** How well a position is measured where; the lowest layer. */
  areas: ClassAreas
}

/** Half the diagonal of an anchor's mark, in metres. */
const mark = 1.15

/** A building from above, with its map, in the metres of its plan: as large in its place as the canvas shows it. */
export function HallDrawing({ id, plan, areas }: HallDrawingProps) {
  const { left, right, bottom, top } = boundsOf(plan.outline)
  return (
    <div className={styles.frame}>
      <PlanView width={right - left} height={top - bottom} scale={4} light="paper">
        <defs>
          <ClassPatterns id={id} />
        </defs>
        {positionClasses.map((name) => (
          <g key={name} {...classLook[name]}>
            <path d={areas[name].map((area) => areaPath(area, top)).join('')} />
            {patternOf[name] && (
              <path
                fill={`url(#${id}-${name})`}
                d={areas[name].map((area) => areaPath(area, top)).join('')}
              />
            )}
          </g>
        ))}
        {layers(plan, top).map(([role, path]) => (
          <path key={role} {...look[role]} d={path} />
        ))}
      </PlanView>
    </div>
  )
}

/** All shapes of a role are one path. */
function layers(plan: Plan, top: number): [ShapeRole, string][] {
  const paths = new Map<ShapeRole, string>()
  for (const shape of shapesOf(plan)) {
    const [x = 0, y = 0] = shape.points[0] ?? []
    const path = shape.mark ? markPath(x, top - y) : pathOf(shape, top)
    paths.set(shape.role, (paths.get(shape.role) ?? '') + path)
  }
  return [...paths]
}

const metres = (value: number) => String(Math.round(100 * value) / 100)

const markPath = (x: number, y: number) =>
  `M${metres(x)} ${metres(y - mark)}l${mark} ${mark}-${mark} ${mark}-${mark}-${mark}z`

const areaPath = ({ left, right, bottom, top }: Box, above: number) =>
  `M${metres(left)} ${metres(above - top)}h${metres(right - left)}v${metres(top - bottom)}H${metres(left)}z`
