import type { ReactNode } from 'react'
import { cornersOf, type Course } from './course.ts'
import styles from './break-even-chart.module.css'

interface BreakEvenChartProps {
  /** Length of the axis, which is numbered every `step` months. */
  months: number
  step: number
  /** Ends of the upright axis, in the unit of the courses. */
  bottom: number
  top: number
  levels: readonly { value: number; label: string }[]
  /** The band lies between the optimistic and the cautious course. */
  optimistic: Course
  middle: Course
  cautious: Course
  /** Where a course crosses zero; the main one is drawn larger, with a line to the axis. */
  crossings: readonly { month: number; label: string; isMain: boolean }[]
  children?: ReactNode
}

const round = (value: number) => Math.round(value * 100) / 100

/** Cumulative benefit less investment over the months, as wide as its place; for an ink ground. */
export function BreakEvenChart({ months, step, bottom, top, ...rest }: BreakEvenChartProps) {
  const { levels, optimistic, middle, cautious, crossings, children } = rest
  const across = (month: number) => `${round((month / months) * 100)}%`
  const height = (value: number) => round(((top - value) / (top - bottom)) * 100)
  const down = (value: number) => `${height(value)}%`
  const points = (course: Course) =>
    cornersOf(course, months).map(({ month, value }) => `${month} ${height(value)}`)
  const line = (course: Course) => `M${points(course).join('L')}`
  const band = `${line(optimistic)}L${points(cautious).toReversed().join('L')}Z`
  const labels = placeLabels(crossings.map(({ month, isMain }) => ({ at: month / months, isMain })))
  return (
    <svg className={styles.chart} width="100%" height="280" aria-hidden="true">
      {levels.map(({ value, label }, at) => (
        <g key={at} className={value ? styles.rule : styles.zero}>
          <line x2="100%" y1={down(value)} y2={down(value)} />
          <text x="-10" y={down(value)} dy="4">
            {label}
          </text>
        </g>
      ))}
      <svg viewBox={`0 0 ${months} 100`} preserveAspectRatio="none">
        <path className={styles.band} d={band} />
        <path className={styles.edge} d={line(optimistic) + line(cautious)} />
        <path className={styles.line} d={line(middle)} />
      </svg>
      {crossings.map(({ month, label, isMain }, at) => (
        <g key={at} className={styles.crossing}>
          {isMain && (
            <line
              className={styles.drop}
              x1={across(month)}
              x2={across(month)}
              y1={down(0)}
              y2="100%"
            />
          )}
          <circle cx={across(month)} cy={down(0)} r={isMain ? 7 : 4} />
          {labels[at] && (
            <text x={across(month)} y={down(0)} {...labels[at]}>
              {label}
            </text>
          )}
        </g>
      ))}
      {children}
      {Array.from({ length: Math.floor(months / step) + 1 }, (_, at) => (
        <text key={at} className={styles.month} x={across(at * step)} y="100%" dy="22">
          {at * step}
        </text>
      ))}
    </svg>
  )
}

/** Of the chart's width: nearer than this a label would lie on the next circle. */
const near = 0.2

const aboveLeft = { dx: -4, dy: -12, textAnchor: 'end' } as const
const belowRight = { dx: 9, dy: 20 } as const

/**
 * Below and right of its circle; above and left where the next circle or the right end is near. Of
 * two neighbours that would both stand there only the main one keeps its label.
 */
function placeLabels(crossings: readonly { at: number; isMain: boolean }[]) {
  const isClose = crossings.map(({ at }, index) => {
    const next = crossings[index + 1]
    return next !== undefined && next.at - at < near
  })
  const isAbove = crossings.map(({ at }, index) => at > 0.85 || isClose[index])
  return crossings.map(({ isMain }, index) => {
    if (!isAbove[index]) return belowRight
    const hasTwin = isClose[index - 1] || (isClose[index] && isAbove[index + 1])
    return isMain || !hasTwin ? aboveLeft : undefined
  })
}
