import { speedTrace, tracedTruck, traceMax, traceSeconds } from '../floor/speed-trace.ts'
import { stillFloor } from '../floor/still-floor.ts'
import { stillTime } from '../floor/still-time.ts'
import { speedZone } from '../floor/zones.ts'
import { ChartText } from '../plan/chart-text.tsx'
import { LineChart } from '../plan/line-chart.tsx'
import { measure, number } from '../plan/measure.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './screen.module.css'

export type SpeedZonesLabels = Readonly<Record<'limit' | 'zone', string>>

interface SpeedZonesProps {
  labels: SpeedZonesLabels
  locale: string
}

/** The last seconds of the truck in the speed zone; `digital-twin.browser.ts` keeps them up. */
export function SpeedZones({ labels, locale }: SpeedZonesProps) {
  const { values, fastest, limit } = speedTrace(stillFloor(), stillTime)
  const down = (speed: number) => (1 - speed / traceMax) * 100
  const top = values[fastest] ?? 0
  return (
    <>
      <div className={styles.chart} data-twin-speed>
        <LineChart
          values={values}
          max={traceMax}
          ticks={[0, 5, 10]}
          limits={[{ from: 0, limit }]}
          marked={fastest}
        >
          <ChartText x={0} y={down(10)} shift={-8}>
            {number(locale, 10)}
          </ChartText>
          <ChartText x={0} y={down(limit)} shift={-8} tone="warning" halo>
            {`${labels.limit} ${measure(locale, limit, 'km/h')}`}
          </ChartText>
          <ChartText
            x={(fastest / (values.length - 1)) * 100}
            y={down(top)}
            shift={-14}
            anchor="middle"
            tone="warning"
            isMarked
          >
            {measure(locale, top, 'km/h', 1)}
          </ChartText>
        </LineChart>
      </div>
      <Row as="p" justify="between" className={styles.caption}>
        <span>
          <b>{tracedTruck}</b>, {labels.zone} {speedZone.name}
        </span>
        <span>{measure(locale, traceSeconds, 's')}</span>
      </Row>
    </>
  )
}
