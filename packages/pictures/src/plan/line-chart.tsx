import type { ReactNode } from 'react'
import { round } from './geometry.ts'
import { paint } from '../paint.ts'
import styles from './chart.module.css'

const look = {
  band: paint({ fill: 'plan-live', fillOpacity: 0.1 }),
  rule: paint({ stroke: 'plan-rule' }),
  line: paint({
    fill: 'none',
    stroke: 'orange',
    strokeWidth: 2.6,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  }),
  limit: paint({
    fill: 'none',
    stroke: 'plan-warning',
    strokeWidth: 1.6,
    strokeDasharray: '5 4',
    vectorEffect: 'non-scaling-stroke',
  }),
  mark: paint({ fill: 'plan-ground', stroke: 'plan-warning', strokeWidth: 2 }),
}

export interface LimitStep {
  /** Index of the value from which the limit holds. */
  from: number
  limit: number
}

interface LineChartProps {
  /** At equal distances in time. */
  values: readonly number[]
  /** Top of the scale, in the unit of the values. */
  max: number
  ticks: readonly number[]
  limits?: readonly LimitStep[]
  /** From and to, as indices of values. */
  band?: readonly [from: number, to: number]
  marked?: number
  children?: ReactNode
}

/** A measured line below a limit that may change on the way; as wide as its place. */
export function LineChart({
  values,
  max,
  ticks,
  limits = [],
  band,
  marked,
  children,
}: LineChartProps) {
  const last = values.length - 1
  const across = (index: number) => `${round((index / last) * 100)}%`
  const down = (value: number) => `${round((1 - value / max) * 100)}%`
  const line = values.map((value, index) => `${index} ${round(max - value)}`).join('L')
  const limitLine = limits
    .map(
      ({ from, limit }, index) => `${index ? 'H' : 'M'}${from}${index ? 'V' : ' '}${max - limit}`,
    )
    .join('')
  const markedValue = marked === undefined ? undefined : values[marked]
  return (
    <svg className={styles.chart} aria-hidden="true">
      {band && (
        <rect {...look.band} x={across(band[0])} width={across(band[1] - band[0])} height="100%" />
      )}
      {ticks.map((tick) => (
        <line key={tick} {...look.rule} x2="100%" y1={down(tick)} y2={down(tick)} />
      ))}
      <svg viewBox={`0 0 ${last} ${max}`} preserveAspectRatio="none">
        {limits.length > 0 && <path {...look.limit} d={`${limitLine}H${last}`} />}
        <path {...look.line} d={`M${line}`} data-line />
      </svg>
      {marked !== undefined && markedValue !== undefined && (
        <circle {...look.mark} cx={across(marked)} cy={down(markedValue)} r="5" />
      )}
      {children}
    </svg>
  )
}
