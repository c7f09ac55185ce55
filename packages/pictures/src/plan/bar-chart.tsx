import { ChartText } from './chart-text.tsx'
import { round } from './geometry.ts'
import { paint } from '../paint.ts'
import styles from './chart.module.css'

const look = {
  rule: paint({ stroke: 'plan-rule' }),
  bars: paint({ fill: 'plan-bar' }),
  extra: paint({ fill: 'plan-rule' }),
  marked: paint({ fill: 'plan-live' }),
}

interface BarChartProps {
  values: readonly number[]
  /** Stacked on the values. */
  extra?: readonly number[]
  max: number
  ticks?: readonly number[]
  tickText?: (tick: number) => string
  /** Index of the bar in the full colour, and what is written over it. */
  marked?: number
  markedText?: string
}

/** Bars as wide as their place, one path for each colour; scale texts stand left of the first bar. */
export function BarChart({
  values,
  extra = [],
  max,
  ticks = [],
  tickText,
  marked,
  markedText,
}: BarChartProps) {
  const gutter = tickText ? 1.7 : 0
  const across = (index: number) => ((index + 0.5 + gutter) / (values.length + gutter)) * 100
  const down = (value: number) => (1 - value / max) * 100
  const bar = (index: number, base: number, height: number) =>
    `M${round(index + 0.15)} ${round(max - base)}h.7v-${height}h-.7z`
  const bars = values.map((value, index) => bar(index, 0, value))
  const stacked = extra.map((value, index) => bar(index, values[index] ?? 0, value))
  const topOf = (index: number) => (values[index] ?? 0) + (extra[index] ?? 0)
  return (
    <svg className={styles.chart} aria-hidden="true">
      {ticks.map((tick) => (
        <line
          key={tick}
          {...look.rule}
          x2="100%"
          y1={`${round(down(tick))}%`}
          y2={`${round(down(tick))}%`}
        />
      ))}
      {tickText &&
        ticks.map((tick) => (
          <ChartText key={tick} x={0} y={down(tick)} shift={-5}>
            {tickText(tick)}
          </ChartText>
        ))}
      <svg viewBox={`${-gutter} 0 ${values.length + gutter} ${max}`} preserveAspectRatio="none">
        <path {...look.bars} d={bars.filter((_, index) => index !== marked).join('')} />
        {stacked.length > 0 && <path {...look.extra} d={stacked.join('')} />}
        {marked !== undefined && <path {...look.marked} d={bars[marked]} />}
      </svg>
      {marked !== undefined && markedText && (
        <ChartText
          x={across(marked)}
          y={down(topOf(marked))}
          shift={-6}
          anchor="middle"
          tone="live"
          halo
        >
          {markedText}
        </ChartText>
      )}
    </svg>
  )
}
