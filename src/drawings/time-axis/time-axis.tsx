import { lightClass } from '../plan/light.ts'
import { placeOf, ticks } from './log-scale.ts'
import styles from './time-axis.module.css'

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

const rowHeight = 44
const percent = (seconds: number) => `${placeOf(seconds)}%`

/**
 * Latencies as dimension lines over a logarithmic axis of time. Places are in percent and text in
 * pixels: it fits every width. Hidden from assistive technology.
 */
export function TimeAxis({ latencies, labels }: TimeAxisProps) {
  const axis = latencies.length * rowHeight + 16
  return (
    <svg
      aria-hidden="true"
      className={`${styles.axis} ${lightClass.paper}`}
      width="100%"
      height={axis + 40}
    >
      {latencies.map(({ name, seconds }, index) => {
        const y = index * rowHeight + 26
        const x = percent(seconds)
        return (
          <g key={name}>
            <line className={styles.guide} x1={x} x2={x} y1={y} y2={axis} />
            <line className={styles.dimension} x1="0" x2={x} y1={y} y2={y} />
            <line className={styles.end} x1="0" x2="0" y1={y - 7} y2={y + 7} />
            <line className={styles.end} x1={x} x2={x} y1={y - 7} y2={y + 7} />
            <text className={styles.name} x="10" y={y - 8}>
              {name}
            </text>
          </g>
        )
      })}
      {ticks.map(({ seconds, isDecade }) => (
        <line
          key={seconds}
          className={styles.tick}
          x1={percent(seconds)}
          x2={percent(seconds)}
          y1={axis}
          y2={axis + (isDecade ? 12 : 6)}
        />
      ))}
      <line className={styles.base} x1="0" x2="100%" y1={axis} y2={axis} />
      <line className={styles.base} x1="0" x2="0" y1={axis} y2={axis + 14} />
      {labels.map(([seconds, text]) => (
        <text
          key={seconds}
          className={latencies.some((one) => one.seconds === seconds) ? styles.mark : styles.label}
          textAnchor={seconds ? 'middle' : 'start'}
          x={percent(seconds)}
          y={axis + 32}
        >
          {text}
        </text>
      ))}
    </svg>
  )
}
