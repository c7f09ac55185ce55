import { round } from './geometry.ts'
import styles from './chart.module.css'

interface ChartTextProps {
  /** Percent of the chart's width and height. */
  x: number
  y: number
  anchor?: 'middle' | 'end'
  tone?: 'live' | 'warning'
  /** Pixels down from `y`, to stand clear of a line. */
  shift?: number
  children: string
}

export function ChartText({ x, y, anchor, tone, shift, children }: ChartTextProps) {
  return (
    <text
      className={tone ? `${styles.text} ${styles[tone]}` : styles.text}
      x={`${round(x)}%`}
      y={`${round(y)}%`}
      dy={shift}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}
