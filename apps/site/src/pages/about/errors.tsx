import { aislesOf } from '@repo/hall/model/aisles.ts'
import { expectedAt } from '@repo/hall/model/error.ts'
import { floorHall } from '@repo/hall/sample-hall/floor-errors.ts'
import { paint } from '@repo/pictures/paint.ts'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { measure } from '@repo/pictures/plan/measure.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import styles from './errors.module.css'

const look = {
  ring: paint({ fill: 'teal-live', fillOpacity: 0.3, stroke: 'teal-live' }),
  dot: paint({ fill: 'teal-live' }),
  leader: paint({ fill: 'none', stroke: 'white' }),
  label: paint({ fill: 'white', stroke: 'ink' }),
}

interface Mark {
  /** Of the tag in the render, in a picture of 1280 × 720. */
  at: Point
  /** How many pixels a metre has there, across and away from the camera. */
  metre: Point
  /** In metres of the sample warehouse: along its main aisle, and at the crossing. */
  place: Point
}

const marks: readonly Mark[] = [
  { at: [620, 232], metre: [46, 20], place: [35, 39.5] },
  { at: [549, 396], metre: [62, 28], place: [22.8, 36] },
  { at: [711, 468], metre: [84, 42], place: [16, 39.5] },
]

/** Drawn larger than they are, all by the same factor. */
export const factor = 6

/** The error of each tag in the render `above`, as the model expects it at such a place. */
export function Errors({ lang }: { lang: Lang }) {
  const aisles = aislesOf(floorHall)
  return (
    <svg
      aria-hidden="true"
      className={styles.errors}
      viewBox="0 0 1280 720"
      preserveAspectRatio="xMidYMax slice"
    >
      {marks.map(({ at: [x, y], metre, place }) => {
        const { error = 0 } = expectedAt(floorHall, aisles, place)
        const [across, away] = metre.map((pixels) => Math.round(error * factor * pixels))
        return (
          <g key={y}>
            <path {...look.leader} d={`M${x} ${y}L${x + 60} ${y - 20}h24`} />
            <ellipse {...look.ring} cx={x} cy={y} rx={across} ry={away} />
            <circle {...look.dot} cx={x} cy={y} r="4" />
            <text {...look.label} x={x + 92} y={y - 12}>
              {`±${measure(localeOf[lang], error * 100, 'cm')}`}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
