import { ChartText } from '../plan/chart-text.tsx'
import { LineChart } from '../plan/line-chart.tsx'
import { measure, number } from '../plan/measure.ts'
import styles from './screen.module.css'

export type SpeedZonesLabels = Readonly<Record<'limit' | 'zone', string>>

/** km/h, one every three seconds. */
const speeds = [
  0, 3, 6.5, 8.4, 9.6, 9.8, 9.1, 7, 5.8, 5.6, 5.7, 6.9, 5.5, 5.4, 7.8, 9.4, 9.7, 9.5, 8.2, 6.1, 4.1,
]
const zone = [7, 14] as const
const fastestInZone = 11
const limits = [
  { from: 0, limit: 10 },
  { from: zone[0], limit: 6 },
  { from: zone[1], limit: 10 },
]
const max = 12

interface SpeedZonesProps {
  labels: SpeedZonesLabels
  locale: string
}

export function SpeedZones({ labels, locale }: SpeedZonesProps) {
  const across = (index: number) => (index / (speeds.length - 1)) * 100
  const down = (speed: number) => (1 - speed / max) * 100
  return (
    <>
      <div className={styles.chart}>
        <LineChart
          values={speeds}
          max={max}
          ticks={[0, 5, 10]}
          limits={limits}
          band={zone}
          marked={fastestInZone}
        >
          <ChartText x={0} y={down(5)} shift={-6}>
            {number(locale, 5)}
          </ChartText>
          <ChartText x={0} y={down(10)} shift={-8} tone="warning">
            {`${labels.limit} ${measure(locale, 10, 'km/h')}`}
          </ChartText>
          <ChartText x={across(zone[0]) + 1.5} y={100} shift={-10} tone="live">
            {`${labels.zone} ${measure(locale, 6, 'km/h')}`}
          </ChartText>
          <ChartText
            x={across(fastestInZone)}
            y={down(6.9)}
            shift={-14}
            anchor="middle"
            tone="warning"
          >
            {measure(locale, 6.9, 'km/h', 1)}
          </ChartText>
        </LineChart>
      </div>
      <p className={styles.caption}>
        <span>
          <b>F-15</b>, km/h
        </span>
        <span>{measure(locale, (speeds.length - 1) * 3, 's')}</span>
      </p>
    </>
  )
}
