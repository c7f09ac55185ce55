import { round } from './geometry.ts'
import styles from './chart.module.css'

interface ChartTextProps {
  /** Percent of the chart's width and height. */
  x: number
  y: number
  anchor?: 'middle' | 'end'
  tone?: 'live' | 'warning'
  /** A rim in the ground's colour, where a line passes below. */
  halo?: boolean
  /** Pixels down from `y`, to stand clear of a line. */
  shift?: number
  /** Says the value that the chart marks. */
  isMarked?: boolean
  children: string
}

export function ChartText({ x, y, anchor, tone, shift, halo, isMarked, children }: ChartTextProps) {
  return (
    <text
      className={[styles.text, tone && styles[tone], halo && styles.halo].filter(Boolean).join(' ')}
      x={`${round(x)}%`}
      y={`${round(y)}%`}
      dy={shift}
      data-marked={isMarked || undefined}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}
