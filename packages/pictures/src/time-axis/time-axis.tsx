import { paint } from '../paint.ts'
import { lightClass } from '../plan/light.ts'
import { placeOf, ticks } from './log-scale.ts'
import styles from './time-axis.module.css'

const look = {
  tick: paint({ stroke: 'plan-quiet' }),
  base: paint({ stroke: 'plan-text' }),
  cable: paint({ stroke: 'plan-live', strokeWidth: 3 }),
  guide: paint({ stroke: 'plan-quiet', strokeDasharray: '3 4' }),
  dimension: paint({ stroke: 'plan-text' }),
  node: paint({ fill: 'paper', stroke: 'plan-live', strokeWidth: 3 }),
  mark: paint({ fill: 'plan-text', fontWeight: 600 }),
  label: paint({ fill: 'plan-quiet' }),
  name: paint({ fill: 'plan-text', stroke: 'paper', strokeWidth: 5, paintOrder: 'stroke' }),
}

export interface Latency {
  name: string
  /** Until when, from 0. */
  seconds: number
}

interface TimeAxisProps {
  latencies: readonly Latency[]
  /** Times that have a label: `1 min`. */
  labels: readonly (readonly [seconds: number, text: string])[]
}

const [axis, labelsAt, firstRow, rowHeight] = [6, 40, 88, 44]
const percent = (seconds: number) => `${placeOf(seconds)}%`

/**
 * A logarithmic axis of time that carries the data as a cable would, and below it the latencies as
 * dimension lines. Places are in percent and text in pixels: it fits every width. Hidden from
 * assistive technology.
 */
export function TimeAxis({ latencies, labels }: TimeAxisProps) {
  const isMarked = (seconds: number) => latencies.some((one) => one.seconds === seconds)
  const last = Math.max(...latencies.map(({ seconds }) => seconds))
  return (
    <svg
      aria-hidden="true"
      className={`${styles.axis} ${lightClass.paper}`}
      width="100%"
      height={firstRow + (latencies.length - 1) * rowHeight + 10}
    >
      {ticks.map(({ seconds, isDecade }) => (
        <line
          key={seconds}
          {...look.tick}
          x1={percent(seconds)}
          x2={percent(seconds)}
          y1={axis}
          y2={axis + (isDecade ? 14 : 8)}
        />
      ))}
      <line {...look.base} x1="0" x2="100%" y1={axis} y2={axis} />
      <line {...look.cable} x1="0" x2={percent(last)} y1={axis} y2={axis} />
      {latencies.map(({ name, seconds }, index) => {
        const y = index * rowHeight + firstRow
        const x = percent(seconds)
        return (
          <g key={name}>
            <line {...look.guide} x1={x} x2={x} y1={labelsAt + 8} y2={y} />
            <line {...look.dimension} x1="0" x2={x} y1={y} y2={y} />
            <line {...look.dimension} x1="0" x2="0" y1={y - 7} y2={y + 7} />
            <line {...look.dimension} x1={x} x2={x} y1={y - 7} y2={y + 7} />
            <circle {...look.node} cx={x} cy={axis} r="5" />
            <text {...look.name} x="10" y={y - 9}>
              {name}
            </text>
          </g>
        )
      })}
      {labels.map(([seconds, text]) => (
        <text
          key={seconds}
          {...(isMarked(seconds) ? look.mark : look.label)}
          className={isMarked(seconds) ? undefined : styles.label}
          textAnchor={seconds ? 'middle' : 'start'}
          x={percent(seconds)}
          y={labelsAt}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
