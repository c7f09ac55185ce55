import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import type { Light } from '@repo/pictures/plan/light.ts'
import { positionClasses } from '#src/model/error.ts'
import { boundsOf, type Box, type Plan } from '#src/model/plan.ts'
import type { ClassAreas } from './class-areas.ts'
import styles from './hall-drawing.module.css'
import { ClassPatterns, patternOf } from './svg-patterns.tsx'
import { pathOf, shapesOf, type ShapeRole } from './plan-shapes.ts'

interface HallDrawingProps {
  /** Tells its patterns from those of other drawings on the page. */
  id: string
  plan: Plan
  /** How well a position is measured where; the lowest layer. */
  areas: ClassAreas
  light: Light
  /** With the docks on the left instead of below. */
  turned?: boolean
  /** Length of the scale bar, written: `20 m`. */
  scale: string
}

const scaleBar = 20
/** Half the diagonal of an anchor's mark, in metres. */
const mark = 1.15
const margin = 1.5
const foot = 6.5

/** A hall from above, with its map, in the metres of its plan. */
export function HallDrawing({ id, plan, areas, light, turned, scale }: HallDrawingProps) {
  const { left, right, bottom, top } = boundsOf(plan.outline)
  const [width, height] = turned ? [top - bottom, right - left] : [right - left, top - bottom]
  return (
    <div className={styles.frame}>
      <PlanView
        left={-margin}
        top={-margin}
        width={width + 2 * margin}
        height={height + margin + foot}
        scale={6}
        light={light}
      >
        <defs>
          <ClassPatterns id={id} />
        </defs>
        <g
          className={light === 'night' ? styles.night : undefined}
          transform={turned ? `translate(${top - bottom})rotate(90)` : undefined}
        >
          {positionClasses.map((name) => (
            <g key={name} className={styles[name]}>
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
            <path key={role} className={styles[role]} d={path} />
          ))}
        </g>
        <path className={styles.scale} d={`M0 ${height + 3.2}v1.6h${scaleBar}v-1.6`} />
        <PlanText x={scaleBar + 1.5} y={height + 5} tone="quiet">
          {scale}
        </PlanText>
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
