import type { ReactNode } from 'react'
import { round } from './geometry.ts'
import styles from './chart.module.css'

interface BarChartProps {
  values: readonly number[]
  /** Stacked on the values. */
  extra?: readonly number[]
  max: number
  ticks?: readonly number[]
  /** Index of the bar in the accent colour. */
  marked?: number
  children?: ReactNode
}

/** Bars as wide as their place, one path for each colour. */
export function BarChart({ values, extra = [], max, ticks = [], marked, children }: BarChartProps) {
  const bar = (index: number, base: number, height: number) =>
    `M${round(index + 0.15)} ${round(max - base)}h.7v-${height}h-.7z`
  const bars = values.map((value, index) => bar(index, 0, value))
  const stacked = extra.map((value, index) => bar(index, values[index] ?? 0, value))
  return (
    <svg className={styles.chart} aria-hidden="true">
      {ticks.map((tick) => {
        const y = `${round((1 - tick / max) * 100)}%`
        return <line key={tick} className={styles.rule} x2="100%" y1={y} y2={y} />
      })}
      <svg viewBox={`0 0 ${values.length} ${max}`} preserveAspectRatio="none">
        <path className={styles.bars} d={bars.filter((_, index) => index !== marked).join('')} />
        {stacked.length > 0 && <path className={styles.extra} d={stacked.join('')} />}
        {marked !== undefined && <path className={styles.marked} d={bars[marked]} />}
      </svg>
      {children}
    </svg>
  )
}
